import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, booked, LATER, leftIn, TEN, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

const now = () => VISIT_NOW

test('who books has a place, a mail with a calendar entry and a link; the estate is told', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const answer = await book(shop, { people: 4, message: 'Nous venons à pied.' })
  expect(answer.json().data).toEqual({ state: 'BOOKED', token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await leftIn(shop, { calendarId })).toBe(2)
  expect(await visitMails(shop)).toEqual(['BOOKED odile@example.org'])
  const letters = mailsInFolder(shop).map((mail) => mail.replace(/=\r\n/g, ''))
  const letter = letters.find((mail) => mail.includes('To: odile@example.org')) ?? ''
  expect(letter).toContain(`/visit/${answer.json().data.token}`)
  expect(letter).toContain('visite.ics')
  expect((await mailRows(shop)).map(({ kind }) => kind)).toEqual(['VISIT_STEP', 'VISIT_NEWS'])
  const { rows } = await shop.admin.query('select * from estate.visit_bookings where email = $1', ['odile@example.org'])
  expect(rows).toMatchObject([
    {
      starts_at: new Date('2026-11-21T09:00:00Z'),
      ends_at: new Date('2026-11-21T10:30:00Z'),
      phone: '+33612345678',
      wording: expect.stringContaining('J’accepte'),
      user_id: null,
    },
  ])
})

test('of a hundred who want the last place at once, exactly one has it', async () => {
  const shop = await createTestApp({ now, gate: { queue: 200 } })
  const { calendarId } = await addTestVisit(shop, { capacity: 3 })
  await booked(shop, { people: 2 })
  // Their proxies differ: what is tried here is the room, not the limit of one address.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/service/901/book',
        remoteAddress: `203.0.113.${at}`,
        payload: {
          ...{ ...TEN, language: 'fr', people: 1, firstname: 'A', lastname: 'B', phone: '0612345678', consent: true },
          email: `visitor${at}@example.org`,
        },
      }),
    ),
  )
  const codes = answers.map((one) => one.json().code ?? 'booked').sort()
  expect(codes).toEqual(['booked', ...Array(99).fill('visit-full')])
  expect(await leftIn(shop, { calendarId })).toBe(0)
})

test('a slot without room refuses, or puts on its waiting list whoever wants that', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  await booked(shop, { people: 5 })
  expect((await book(shop, { people: 2, email: 'paul@example.org' })).json()).toMatchObject({
    success: false,
    code: 'visit-full',
  })
  const waiting = await book(shop, { people: 2, waits: true, email: 'paul@example.org' })
  expect(waiting.json().data.state).toBe('WAITING')
  // Who waits takes no place, and who fits is booked although they would have waited.
  expect(await leftIn(shop, { calendarId })).toBe(1)
  expect((await book(shop, { people: 1, waits: true, email: 'rose@example.org' })).json().data.state).toBe('BOOKED')
  expect(await visitMails(shop)).toEqual([
    'BOOKED odile@example.org',
    'WAITING paul@example.org',
    'BOOKED rose@example.org',
  ])
})

test('the same form sent twice books once; another form books again', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const key = 'a'.repeat(32)
  const tokens = await Promise.all([booked(shop, { key }), booked(shop, { key })])
  expect(new Set(tokens).size).toBe(1)
  expect(await leftIn(shop, { calendarId })).toBe(4)
  await booked(shop, { key: 'b'.repeat(32), email: 'paul@example.org' })
  expect(await leftIn(shop, { calendarId })).toBe(2)
})

test('what is missing or too much is told beside its field', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop)
  const errors = async (given: Record<string, unknown>) => Object.keys((await book(shop, given)).json().errors ?? {})
  expect(await errors({ people: 11 })).toEqual(['people'])
  expect(await errors({ language: 'de', consent: false })).toEqual(['language', 'consent'])
  expect(await errors({ phone: '12' })).toEqual(['phone'])
  expect(await errors({ email: 'odile', firstname: '' })).toEqual(['firstname', 'email'])
  expect(await errors({ date: 'demain' })).toEqual(['date'])
})

test('only what the calendar offers can be booked', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  await shop.admin.query(`insert into estate.calendar_closures values (1, $1, '2026-11-22')`, [calendarId])
  const code = async (slot: typeof TEN) => (await book(shop, slot)).json().code
  for (const gone of [
    { ...TEN, idSchedule: 615 },
    { ...TEN, date: '2026-11-22' },
    { ...TEN, date: '2026-12-25' },
    { ...TEN, date: '2026-11-15' },
    { ...TEN, date: '2027-06-01' },
    // Within the day that the estate needs to prepare.
    { ...TEN, date: '2026-11-16', idSchedule: 690 },
  ])
    expect(await code(gone)).toBe('visit-slot-gone')
  expect(await code(LATER)).toBeUndefined()
})

test('a service of another estate, one that is not offered and one without a calendar cannot be booked', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop, { siteId: 3 })
  expect((await book(shop)).json().code).toBe('service-not-found')
  await addTestVisit(shop, { id: 902 })
  await shop.admin.query('update estate.services set is_valid = false where id = 902')
  expect((await book(shop, { id: 902 })).json().code).toBe('service-not-found')
  await addTestVisit(shop, { id: 903 })
  await shop.admin.query('delete from estate.calendars where service_id = 903')
  expect((await book(shop, { id: 903 })).json().code).toBe('visit-slot-gone')
})

test('a stranger’s letter-box cannot be filled by booking in its name', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop, { capacity: 100 })
  for (let at = 0; at < 8; at++) await booked(shop, { ...TEN, date: `2026-12-0${at + 1}` })
  expect((await book(shop, { people: 1 })).statusCode).toBe(429)
  expect((await book(shop, { people: 1, email: 'other@example.org' })).statusCode).toBe(200)
})

test('one address has one booking in a slot, and none beyond what the slot can hold', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const token = await booked(shop, { people: 2 })
  for (const waits of [false, true])
    expect((await book(shop, { people: 1, waits, email: 'Odile@Example.org' })).json()).toMatchObject({
      success: false,
      code: 'visit-already-booked',
    })
  expect(await leftIn(shop, { calendarId })).toBe(4)
  await booked(shop, LATER)
  await askAt(shop, { method: 'POST', path: `/visit/${token}/cancel`, payload: {} })
  await booked(shop, { people: 3 })
  const large = await book(shop, { people: 7, waits: true, email: 'group@example.org' })
  expect(Object.keys(large.json().errors)).toEqual(['people'])
})

test('one place cannot book a season out under ever new addresses', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop, { capacity: 100 })
  for (let at = 0; at < 10; at++) await booked(shop, { email: `guest${at}@example.org` })
  expect((await book(shop, { email: 'one-more@example.org' })).statusCode).toBe(429)
})

test('a name carries no link into a stranger’s letter-box', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop)
  await booked(shop, { firstname: 'Gagnez sur evil.example/win' })
  await visitMails(shop)
  const toVisitor = mailsInFolder(shop).filter((mail) => mail.includes('To: odile@example.org'))
  expect(toVisitor).toHaveLength(1)
  expect(toVisitor[0]).not.toContain('evil.example')
})
