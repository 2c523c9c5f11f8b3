import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, booked, LATER, leftIn, TEN, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

const now = () => VISIT_NOW
const move = (
  shop: TestApp,
  { token, ...to }: { token: string; people?: number; date?: string; idSchedule?: number },
) => askAt(shop, { method: 'POST', path: `/visit/${token}/move`, payload: { ...LATER, people: 2, ...to } })

test('who moves leaves the old place for the new one, and who waited for it has it', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const token = await booked(shop, { people: 6 })
  await book(shop, { people: 2, waits: true, email: 'waiting@example.org' })
  const { data } = (await move(shop, { token, people: 4 })).json()
  expect(data).toMatchObject({
    state: 'BOOKED',
    date: '2026-11-21',
    idSchedule: 690,
    from: '11:30',
    until: '13:00',
    people: 4,
  })
  expect(await leftIn(shop, { calendarId })).toBe(4)
  expect(await leftIn(shop, { calendarId, slot: LATER })).toBe(2)
  expect(await visitMails(shop)).toEqual([
    'BOOKED odile@example.org',
    'WAITING waiting@example.org',
    'MOVED odile@example.org',
    'FREED waiting@example.org',
  ])
})

test('who is refused the new place keeps the old one', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  await booked(shop, { ...LATER, people: 5, email: 'other@example.org' })
  const token = await booked(shop, { people: 2 })
  expect((await move(shop, { token })).json().code).toBe('visit-full')
  expect((await move(shop, { token, idSchedule: 615 })).json().code).toBe('visit-slot-gone')
  expect((await move(shop, { token, people: 11 })).json().errors).toHaveProperty('people')
  expect(await leftIn(shop, { calendarId })).toBe(4)
  expect((await askAt(shop, { path: `/visit/${token}` })).json().data).toMatchObject({ ...TEN, people: 2 })
})

test('nobody moves into an hour where their address has a place already, or waits for one', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const there = await booked(shop, { ...LATER, people: 2 })
  const token = await booked(shop, { people: 2 })
  const answer = await move(shop, { token })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'visit-already-booked'])
  expect(await leftIn(shop, { calendarId })).toBe(4)
  // More people in one's own hour is no second booking, and what was cancelled stands in nobody's way.
  expect((await move(shop, { token, ...TEN, people: 3 })).statusCode).toBe(200)
  await askAt(shop, { method: 'POST', path: `/visit/${there}/cancel` })
  expect((await move(shop, { token })).statusCode).toBe(200)
})

test('one’s own place counts as free when only the number changes', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const token = await booked(shop, { people: 4 })
  expect((await move(shop, { token, ...TEN, people: 7 })).json().code).toBe('visit-full')
  expect((await move(shop, { token, ...TEN, people: 6 })).json().data.people).toBe(6)
  expect(await leftIn(shop, { calendarId })).toBe(0)
})

test('of many who move to the last place at once, one has it and all others keep theirs', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  await booked(shop, { ...LATER, people: 5 })
  const tokens: string[] = []
  for (let at = 0; at < 6; at++) tokens.push(await booked(shop, { people: 1, email: `mover${at}@example.org` }))
  const answers = await Promise.all(tokens.map((token) => move(shop, { token, people: 1 })))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(await leftIn(shop, { calendarId })).toBe(1)
  expect(await leftIn(shop, { calendarId, slot: LATER })).toBe(0)
})

test('who waits can take a slot that has room', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop)
  await booked(shop, { people: 6 })
  const { token } = (await book(shop, { people: 2, waits: true, email: 'waiting@example.org' })).json().data
  expect((await move(shop, { token })).json().data.state).toBe('BOOKED')
})

test('what is cancelled, has begun or is nobody’s cannot be moved', async () => {
  let at = VISIT_NOW
  const shop = await createTestApp({ now: () => at })
  await addTestVisit(shop)
  const [gone, begun] = [await booked(shop), await booked(shop, { email: 'begun@example.org' })]
  await askAt(shop, { method: 'POST', path: `/visit/${gone}/cancel`, payload: {} })
  expect((await move(shop, { token: gone })).json().code).toBe('booking-not-found')
  expect((await move(shop, { token: 'x'.repeat(43) })).statusCode).toBe(404)
  at = new Date('2026-11-21T09:10:00Z')
  expect((await move(shop, { token: begun, date: '2026-11-28' })).json().code).toBe('booking-over')
})

test('a move in place tells nobody, and nobody’s letter-box is filled by moving to and fro', async () => {
  const shop = await createTestApp({ now })
  await addTestVisit(shop)
  const token = await booked(shop)
  for (let at = 0; at < 3; at++) expect((await move(shop, { token, ...TEN })).json().data).toMatchObject(TEN)
  expect(await visitMails(shop)).toEqual(['BOOKED odile@example.org'])
  const slots = [LATER, TEN]
  for (let at = 0; at < 7; at++) expect((await move(shop, { token, ...slots[at % 2] })).statusCode).toBe(200)
  expect((await move(shop, { token, ...TEN })).statusCode).toBe(429)
  expect((await askAt(shop, { path: `/visit/${token}` })).json().data).toMatchObject(LATER)
})
