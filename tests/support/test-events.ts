import { finishWork } from './finish-work.ts'
import type { TestApp } from './test-app.ts'
import { askAt, mailedToken } from './test-newsletters.ts'

interface GivenEvent {
  capacity?: number
  startsAt?: string
  isPublished?: boolean
  siteId?: number
}

/** An open day of site 1, told in both languages; its id. */
export async function addEvent(
  { admin }: Pick<TestApp, 'admin'>,
  { capacity = 10, startsAt = '2030-12-05T09:00:00Z', isPublished = true, siteId = 1 }: GivenEvent = {},
): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.elements (site_id, route, position, is_published) values ($1, 'evenements', 1, $2) returning id`,
    [siteId, isPublished],
  )
  const { id } = rows[0]
  await admin.query(
    `insert into estate.element_texts (site_id, element_id, locale, title, description)
     values ($1, $2, 'fr', 'Fête du puits', 'On goûte.'), ($1, $2, 'en', 'Feast of the well', 'We taste.')`,
    [siteId, id],
  )
  await admin.query(
    `insert into estate.events (site_id, element_id, starts_at, ends_at, capacity)
     values ($1, $2, $3::timestamptz, $3::timestamptz + interval '8 hours', $4)`,
    [siteId, id, startsAt, capacity],
  )
  await admin.query(
    `insert into estate.event_texts (site_id, element_id, locale, place, price)
     values ($1, $2, 'fr', 'Caveau', 'Entrée libre'), ($1, $2, 'en', 'Cellar', 'Free')`,
    [siteId, id],
  )
  return id
}

export const GUEST = {
  firstname: 'Lise',
  lastname: 'Martin',
  email: 'lise@example.org',
  people: 1,
  consent: true,
}

/** Registers as the page does. */
export function register(
  test: TestApp,
  { id, headers = {}, ...given }: { id: number; headers?: Record<string, string> } & Record<string, unknown>,
) {
  const path = `/element/evenements/${id}/register`
  return askAt(test, { method: 'POST', path, payload: { ...GUEST, ...given }, headers })
}

/** Sends what is due and answers the token of the newest mail about a registration. */
export async function registrationToken(test: TestApp, now = () => new Date()): Promise<string> {
  await finishWork(test, now)
  return mailedToken(test, '/evenements/inscription')
}

export async function registrationRows({ admin }: Pick<TestApp, 'admin'>) {
  const { rows } = await admin.query(
    // Those of the demo were written down by the estate: they have no token.
    'select email, state, people from estate.event_registrations where token_hash is not null order by created_at, id',
  )
  return rows
}

/** The steps that mails about registrations tell of, oldest first, with whom they went to. */
export async function toldSteps({ admin }: Pick<TestApp, 'admin'>): Promise<[string, string][]> {
  const { rows } = await admin.query(
    `select recipient, facts ->> 'step' as step from estate.mails where kind = 'EVENT_REGISTRATION' order by id`,
  )
  return rows.map(({ recipient, step }) => [recipient, step])
}
