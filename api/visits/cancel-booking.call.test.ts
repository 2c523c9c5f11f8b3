import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, booked, leftIn, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

const now = () => VISIT_NOW
const cancel = (shop: TestApp, token: string) =>
  askAt(shop, { method: 'POST', path: `/visit/${token}/cancel`, payload: {} })
const wait = async (shop: TestApp, { email, people }: { email: string; people: number }) =>
  (await book(shop, { email, people, waits: true })).json().data

test('who cancels gives the places back, once, and is told', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const token = await booked(shop, { people: 4 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(shop, token)))
  for (const answer of answers) expect(answer.json().data.state).toBe('CANCELLED')
  expect(await leftIn(shop, { calendarId })).toBe(6)
  expect(await visitMails(shop)).toEqual(['BOOKED odile@example.org', 'CANCELLED odile@example.org'])
})

test('freed places go to the first who fits, once, then to the next with what is left', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const [large, small] = [
    await booked(shop, { people: 4 }),
    await booked(shop, { people: 2, email: 'small@example.org' }),
  ]
  await wait(shop, { email: 'five@example.org', people: 5 })
  await wait(shop, { email: 'two@example.org', people: 2 })
  await wait(shop, { email: 'one@example.org', people: 1 })
  await wait(shop, { email: 'another@example.org', people: 1 })
  await cancel(shop, small)
  await cancel(shop, large)
  const freed = (await visitMails(shop)).filter((mail) => mail.startsWith('FREED'))
  expect(freed).toEqual(['FREED two@example.org', 'FREED one@example.org', 'FREED another@example.org'])
  expect(await leftIn(shop, { calendarId })).toBe(2)
})

test('places that are freed at once are not given twice', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  const tokens = [await booked(shop, { people: 3 }), await booked(shop, { people: 3, email: 'second@example.org' })]
  for (let at = 0; at < 6; at++) await wait(shop, { email: `waiting${at}@example.org`, people: 2 })
  await Promise.all(tokens.map((token) => cancel(shop, token)))
  expect((await visitMails(shop)).filter((mail) => mail.startsWith('FREED'))).toHaveLength(3)
  expect(await leftIn(shop, { calendarId })).toBe(0)
})

test('a place that is freed too late to come is given to nobody', async () => {
  let at = VISIT_NOW
  const shop = await createTestApp({ now: () => at })
  await addTestVisit(shop)
  const token = await booked(shop, { people: 6 })
  await wait(shop, { email: 'late@example.org', people: 1 })
  at = new Date('2026-11-21T08:30:00Z')
  await cancel(shop, token)
  expect((await visitMails(shop, at)).filter((mail) => mail.startsWith('FREED'))).toEqual([])
})

test('who leaves the waiting list frees nothing', async () => {
  const shop = await createTestApp({ now })
  const { calendarId } = await addTestVisit(shop)
  await booked(shop, { people: 6 })
  const { token } = await wait(shop, { email: 'gone@example.org', people: 2 })
  expect((await cancel(shop, token)).json().data.state).toBe('CANCELLED')
  expect(await leftIn(shop, { calendarId })).toBe(0)
})

test('a visit that has begun cannot be cancelled, nor one that nobody knows', async () => {
  let at = VISIT_NOW
  const shop = await createTestApp({ now: () => at })
  await addTestVisit(shop)
  const token = await booked(shop)
  at = new Date('2026-11-21T09:00:00Z')
  expect((await cancel(shop, token)).json().code).toBe('booking-over')
  expect((await cancel(shop, 'x'.repeat(43))).statusCode).toBe(404)
  const elsewhere = await askAt(shop, {
    method: 'POST',
    path: `/visit/${token}/cancel`,
    payload: {},
    headers: { host: 'coteaux.localhost' },
  })
  expect(elsewhere.json().code).toBe('booking-not-found')
})
