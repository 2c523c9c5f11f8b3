import { finishWork } from './finish-work.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'
import { mailRows } from './test-mails.ts'
import { askAt } from './test-newsletters.ts'

/** A Monday. */
export const VISIT_NOW = new Date('2026-11-16T08:00:00Z')
const VISIT_ID = 901
/** Ten o'clock and half past eleven of a Saturday. */
export const TEN = { date: '2026-11-21', idSchedule: 600 }
export const LATER = { date: '2026-11-21', idSchedule: 690 }

interface GivenVisit {
  siteId?: number
  id?: number
  capacity?: number
  /** Of each person. */
  depositCents?: number | null
}

/** A visit of ninety minutes, every day at ten and at half past eleven, told in both languages. */
export async function addTestVisit(
  { admin }: Pick<TestDatabase, 'admin'>,
  { siteId = 1, id = VISIT_ID, capacity = 6, depositCents = null }: GivenVisit = {},
): Promise<{ calendarId: number }> {
  await admin.query(
    `insert into estate.services
       (site_id, id, position, duration_minutes, languages, min_people, max_people, deposit_cents)
     values ($1, $2, 90, 90, '{fr,en}', 1, 10, $3)`,
    [siteId, id, depositCents],
  )
  await admin.query(
    `insert into estate.service_texts (site_id, service_id, locale, title, description)
     values ($1, $2, 'fr', 'La grande visite', ''), ($1, $2, 'en', 'The long visit', '')`,
    [siteId, id],
  )
  const { rows } = await admin.query(
    `insert into estate.calendars (site_id, service_id, slot_minutes, capacity) values ($1, $2, 90, $3) returning id`,
    [siteId, id, capacity],
  )
  await admin.query(
    `insert into estate.calendar_hours (site_id, calendar_id, weekday, opens, closes)
     select $1, $2, weekday, '10:00', '13:00' from generate_series(1, 7) as weekday`,
    [siteId, rows[0].id],
  )
  return { calendarId: rows[0].id }
}

const WISH = {
  ...TEN,
  language: 'fr',
  people: 2,
  firstname: 'Odile',
  lastname: 'Vasseur',
  email: 'odile@example.org',
  phone: '06 12 34 56 78',
  message: '',
  consent: true,
}

interface Booking {
  id?: number
  headers?: Record<string, string>
  [field: string]: unknown
}

/** Asks for places as the page does. */
export function book(test: Pick<TestApp, 'app'>, { id = VISIT_ID, headers = {}, ...given }: Booking = {}) {
  return askAt(test, { method: 'POST', path: `/service/${id}/book`, payload: { ...WISH, ...given }, headers })
}

/** Books and answers the token of the link. */
export async function booked(test: Pick<TestApp, 'app'>, given: Booking = {}): Promise<string> {
  const answer = await book(test, given)
  if (answer.statusCode !== 200) throw new Error(`Not booked: ${answer.body}`)
  return answer.json().data.token
}

/** What is left of a slot, as its calendar tells. */
export async function leftIn(
  test: Pick<TestApp, 'app'>,
  { calendarId, slot = TEN }: { calendarId: number; slot?: typeof TEN },
): Promise<number | undefined> {
  const answer = await askAt(test, { path: `/calendar/${calendarId}/date/allowed/11/2026` })
  const { dates } = answer.json().data as {
    dates: { date: string; slots: { idSchedule: number; left: number }[] }[]
  }
  const day = dates.find(({ date }) => date === slot.date)
  return day?.slots.find(({ idSchedule }) => idSchedule === slot.idSchedule)?.left
}

/** Which mails about visits have left, to whom. */
export async function visitMails(test: TestApp, now = VISIT_NOW): Promise<string[]> {
  await finishWork(test, () => now)
  const rows = (await mailRows(test)) as { kind: string; recipient: string; facts: { step: string } }[]
  return rows.filter(({ kind }) => kind === 'VISIT_STEP').map(({ recipient, facts }) => `${facts.step} ${recipient}`)
}
