import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { tellOfPayment } from '#tests/support/bank-messages.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import {
  after,
  askToPay,
  bookingOf,
  cancelVisit,
  depositMoney,
  openVisitShop,
  paidAtBank,
  payDeposit,
  startDeposit,
} from '#tests/support/test-deposits.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { book, booked, leftIn, TEN, visitMails } from '#tests/support/test-visits.ts'
import { handleVisitDeposit } from './deposit-due.ts'

test('a place whose deposit nobody pays is free after half an hour, and its visitor is told', async () => {
  const { shop, calendarId, wait } = await openVisitShop()
  const token = await booked(shop, { people: 4 })
  await wait(after(29))
  expect(await leftIn(shop, { calendarId })).toBe(2)
  await wait(after(30))
  expect(await leftIn(shop, { calendarId })).toBe(6)
  expect((await bookingOf(shop, token)).state).toBe('CANCELLED')
  expect(await visitMails(shop, after(30))).toEqual(['DEPOSIT odile@example.org', 'LAPSED odile@example.org'])
  expect((await mailRows(shop)).map(({ kind }) => kind)).not.toContain('VISIT_NEWS')
  expect((await askToPay(shop, { token })).json().code).toBe('deposit-not-due')
  // What falls due once more finds nothing to do.
  await shop.admin.query(
    `insert into platform.due_work (kind, site_id, subject, due_at)
     select 'VISIT_DEPOSIT', 1, id::text, $1 from estate.visit_bookings where site_id = 1`,
    [after(30)],
  )
  expect(await visitMails(shop, after(30))).toHaveLength(2)
})

test('nobody pays after the time is over, though nothing has been done about it yet', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  await shop.admin.query(`delete from platform.due_work where kind = 'VISIT_DEPOSIT'`)
  await wait(after(30))
  expect((await askToPay(shop, { token })).json().code).toBe('deposit-over')
})

test('an unpaid order lapses first, then its place; who comes too late pays nothing', async () => {
  const { shop, wait, calendarId } = await openVisitShop()
  const token = await booked(shop)
  const started = await startDeposit(shop, token)
  await wait(after(30))
  await wait(after(31))
  expect(await leftIn(shop, { calendarId })).toBe(6)
  expect((await bookingOf(shop, token)).state).toBe('CANCELLED')
  await payByCard(shop, started)
  await askResult(shop, started.publicId)
  await wait(after(60))
  const money = await depositMoney(shop)
  expect(money.back).toBe(money.paid)
  expect(money.cards).toBe(0)
  await expectBalanced(shop)
})

test('money that the bank has taken before the time was over has its place', async () => {
  const { shop, wait, calendarId } = await openVisitShop()
  const token = await booked(shop)
  const started = await startDeposit(shop, token)
  await payByCard(shop, started)
  // Nobody has told us of it, and nobody came back.
  await wait(after(45))
  expect((await bookingOf(shop, token)).state).toBe('BOOKED')
  expect(await leftIn(shop, { calendarId })).toBe(4)
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 0, cards: 1, credit: 3_000 })
  await expectBalanced(shop)
})

test('payment against lapse, at once and many times over: a place and its money, or neither', async () => {
  const { shop, wait, calendarId } = await openVisitShop({ capacity: 100 })
  const visitors = await paidAtBank(shop, 8)
  const now = after(31)
  const lapse = (id: number) =>
    handleVisitDeposit({
      siteId: 1,
      subject: String(id),
      askedBy: null,
      now,
      services: shop,
      randomId: () => 'f'.repeat(32),
      goOn: async () => {},
      transact: (work) => inSite({ pool: shop.pool, siteId: 1 }, work),
      askOnce: (work) => inSite({ pool: shop.pool, siteId: 1 }, work),
      endWith: () => {},
    })
  const ids = await Promise.all(visitors.map(async ({ token }) => (await bookingOf(shop, token)).id))
  await Promise.all(
    visitors.flatMap(({ publicId, reference }, at) => [
      lapse(ids[at] ?? 0),
      askResult(shop, publicId),
      tellOfPayment(shop, { reference, id: `event-${at}` }),
      lapse(ids[at] ?? 0),
    ]),
  )
  await wait(after(60))
  const states = await Promise.all(visitors.map(async ({ token }) => (await bookingOf(shop, token)).state))
  const count = states.filter((state) => state === 'BOOKED').length
  expect(states.every((state) => state === 'BOOKED' || state === 'CANCELLED')).toBe(true)
  expect(await leftIn(shop, { calendarId })).toBe(100 - count)
  expect(await depositMoney(shop)).toMatchObject({ cards: count, credit: count * 1_500 })
  await expectBalanced(shop)
})

test('lapse against cancel: the places are given back once', async () => {
  const { shop, wait, calendarId } = await openVisitShop()
  const token = await booked(shop, { people: 6 })
  for (let at = 0; at < 4; at++) await book(shop, { email: `waiting${at}@example.org`, people: 2, waits: true })
  await Promise.all([wait(after(30)), cancelVisit(shop, token), cancelVisit(shop, token)])
  await wait(after(30))
  expect(await leftIn(shop, { calendarId })).toBe(0)
  const mails = await visitMails(shop, after(30))
  expect(mails.filter((mail) => mail.startsWith('FREED_DEPOSIT'))).toHaveLength(3)
  expect(mails.filter((mail) => /^(LAPSED|CANCELLED)/.test(mail))).toHaveLength(1)
})

test('who waited has a day to pay, and then the next has', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop, { people: 6 })
  await payDeposit(shop, token)
  const first = (await book(shop, { email: 'first@example.org', people: 6, waits: true })).json().data
  const second = (await book(shop, { email: 'second@example.org', people: 6, waits: true })).json().data
  expect([first.state, second.state]).toEqual(['WAITING', 'WAITING'])
  await cancelVisit(shop, token)
  expect((await bookingOf(shop, first.token)).deposit.until).toBe('2026-11-17T08:00:00.000Z')
  await wait(after(60))
  // An order that nobody paid does not end the day that they have.
  await startDeposit(shop, first.token)
  await wait(after(120))
  expect((await bookingOf(shop, first.token)).state).toBe('AWAITING_DEPOSIT')
  await wait(after(24 * 60))
  expect((await bookingOf(shop, first.token)).state).toBe('CANCELLED')
  expect((await bookingOf(shop, second.token)).state).toBe('AWAITING_DEPOSIT')
  await payDeposit(shop, second.token)
  expect((await bookingOf(shop, second.token)).state).toBe('BOOKED')
  const mails = await visitMails(shop, after(24 * 60))
  expect(mails.filter((mail) => !mail.includes('odile'))).toEqual([
    'WAITING first@example.org',
    'WAITING second@example.org',
    'FREED_DEPOSIT first@example.org',
    'LAPSED first@example.org',
    'FREED_DEPOSIT second@example.org',
    'BOOKED second@example.org',
  ])
  await expectBalanced(shop)
})

test('of a hundred who want the last place with a deposit, one holds it, pays it and comes', async () => {
  const { shop, calendarId } = await openVisitShop({ capacity: 1 })
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
  const held = answers.filter(({ statusCode }) => statusCode === 200)
  expect(held).toHaveLength(1)
  await payDeposit(shop, held[0]?.json().data.token)
  expect(await leftIn(shop, { calendarId })).toBe(0)
  expect(await depositMoney(shop)).toEqual({ paid: 1_500, back: 0, cards: 1, credit: 1_500 })
  await expectBalanced(shop)
})

test('a payment is confirmed to its visitor once, however often that falls due', async () => {
  const { shop } = await openVisitShop()
  const token = await booked(shop)
  await payDeposit(shop, token)
  const { id } = await bookingOf(shop, token)
  for (let times = 0; times < 3; times++) {
    await shop.admin.query(
      `insert into platform.due_work (kind, site_id, subject, due_at) values ('VISIT_PAID', 1, $1, $2) on conflict do nothing`,
      [String(id), after(0)],
    )
    await finishWork(shop, () => after(0))
  }
  expect(await visitMails(shop)).toEqual(['DEPOSIT odile@example.org', 'BOOKED odile@example.org'])
})

test('money for a booking that is gone goes back, and is told', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  const started = await startDeposit(shop, token)
  await payByCard(shop, started)
  await shop.admin.query('delete from estate.visit_bookings where site_id = 1')
  await askResult(shop, started.publicId)
  await wait(after(5))
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 3_000, cards: 0, credit: 0 })
  expect((await mailRows(shop)).map(({ kind }) => kind)).toContain('ORDER_CANCELLED')
  await expectBalanced(shop)
})
