import { expect, test } from 'vitest'
import { settlePayment } from '#api/payments/settle-payment.ts'
import { inSite } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import {
  after,
  bookingOf,
  cancelVisit,
  depositMoney,
  openVisitShop,
  paidAtBank,
  payDeposit,
  startDeposit,
} from '#tests/support/test-deposits.ts'
import { cardCodes } from '#tests/support/test-gift-cards.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import {
  addBottle,
  addFreeCarrier,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  postOrder,
} from '#tests/support/test-orders.ts'
import { booked, LATER, leftIn, TEN, VISIT_NOW } from '#tests/support/test-visits.ts'

/** A day before the visit, to the minute: as late as it can be booked. */
const LAST_MOMENT = new Date('2026-11-20T09:00:00Z')
const TOO_LATE = new Date('2026-11-20T09:01:00Z')

test('who cancels in time gets the deposit back once, however often they ask at once', async () => {
  const { shop, wait, calendarId } = await openVisitShop()
  const token = await booked(shop, { people: 2 })
  await payDeposit(shop, token)
  await wait(LAST_MOMENT)
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancelVisit(shop, token)))
  for (const answer of answers) expect(answer.json().data.state).toBe('CANCELLED')
  await wait(LAST_MOMENT)
  await cancelVisit(shop, token)
  await wait(LAST_MOMENT)
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 3_000, cards: 1, credit: 0 })
  expect(await leftIn(shop, { calendarId })).toBe(6)
  const mails = (await mailRows(shop)) as { kind: string; facts: Record<string, unknown> }[]
  expect(mails.filter(({ kind }) => kind === 'ORDER_REFUNDED')).toHaveLength(1)
  const told = mails.find(({ kind, facts }) => kind === 'VISIT_STEP' && facts.step === 'CANCELLED')
  expect(told?.facts).toMatchObject({ refundedCents: 3_000, keptCents: 0 })
  const { rows } = await shop.admin.query(`select series, total_cents from estate.invoices order by series`)
  expect(rows).toEqual([
    { series: 'CREDIT_NOTE', total_cents: 3_000 },
    { series: 'INVOICE', total_cents: 3_000 },
  ])
  await expectBalanced(shop)
})

test('who cancels too late keeps the deposit as credit', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  await payDeposit(shop, token)
  await wait(TOO_LATE)
  expect((await cancelVisit(shop, token)).json().data).toMatchObject({
    state: 'CANCELLED',
    deposit: { card: { balance: 30 } },
  })
  await wait(TOO_LATE)
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 0, cards: 1, credit: 3_000 })
  const mails = (await mailRows(shop)) as { kind: string; facts: Record<string, unknown> }[]
  expect(mails.find(({ facts }) => facts.step === 'CANCELLED' && 'keptCents' in facts)?.facts).toMatchObject({
    refundedCents: 0,
    keptCents: 3_000,
  })
  await expectBalanced(shop)
})

/** An administrator who stays signed in while the test's clock runs. */
async function signInAdmin(shop: TestApp) {
  const authorization = await shop.signIn(1, 'ADMIN')
  await shop.admin.query(`update estate.sessions set expires_at = '2030-01-01', seen_at = '2026-11-20T09:00:00Z'`)
  return (id: number) =>
    askAt(shop, { method: 'POST', path: `/admin/visit/${id}/cancel`, payload: {}, headers: { authorization } })
}

test('what the estate cancels it gives back at any time', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  await payDeposit(shop, token)
  const cancelForEstate = await signInAdmin(shop)
  const { id } = await bookingOf(shop, token)
  await wait(TOO_LATE)
  const answers = await Promise.all([cancelForEstate(id), cancelForEstate(id), cancelForEstate(id)])
  for (const answer of answers) expect(answer.json().data.state).toBe('CANCELLED')
  await wait(TOO_LATE)
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 3_000, cards: 1, credit: 0 })
  await expectBalanced(shop)
})

test('where visitor and estate cancel at once, the deposit goes back or stays, and never both', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  await payDeposit(shop, token)
  const cancelForEstate = await signInAdmin(shop)
  const { id } = await bookingOf(shop, token)
  await wait(TOO_LATE)
  await Promise.all([cancelForEstate(id), cancelVisit(shop, token), cancelForEstate(id), cancelVisit(shop, token)])
  await wait(TOO_LATE)
  const { back, credit } = await depositMoney(shop)
  expect(back + credit).toBe(3_000)
  await expectBalanced(shop)
})

test('what was spent is spent: only what is left of the card goes back', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop, { people: 2 })
  await payDeposit(shop, token)
  const { rows } = await shop.admin.query('select id from estate.orders where visit_booking_id is not null')
  const [code = ''] = await cardCodes(shop, rows[0].id)
  const bottle = await addBottle(shop, { priceCents: 1_000 })
  const free = byCarrier(await addFreeCarrier(shop))
  const spend = async (giftCards: string[]) =>
    postOrder(shop, { payload: { ...orderBody(await fillCart(shop, { lines: [[bottle, 1]] }), free), giftCards } })
  expect((await spend([code])).json().data.payment.kind).toBe('none')
  await cancelVisit(shop, token)
  await wait(after(5))
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 2_000, cards: 1, credit: 0 })
  const again = await spend([code])
  expect(again.json().data.payment.kind).not.toBe('none')
  await expectBalanced(shop)
})

test('an order that nobody has paid ends with its booking', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  const started = await startDeposit(shop, token)
  await cancelVisit(shop, token)
  expect(await orderStates(shop)).toEqual(['CANCELLED'])
  await wait(after(1))
  // At the bank too.
  expect((await payByCard(shop, started)).statusCode).not.toBe(200)
  expect(await depositMoney(shop)).toEqual({ paid: 0, back: 0, cards: 0, credit: 0 })
  await expectBalanced(shop)
})

const orderStates = async ({ admin }: TestApp) =>
  (await admin.query('select fulfilment from estate.orders where site_id = 1')).rows.map((row) => row.fulfilment)

test('who cancels while a payment is being settled waits for it, and gets the money back', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  const { reference } = await startDeposit(shop, token)
  const state = {
    reference,
    status: 'SUCCEEDED',
    isUnderWay: false,
    amount: cents(3_000),
    currency: 'EUR',
    failure: null,
  } as const
  await payByCard(shop, { reference })
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const settling = inSite({ pool: shop.pool, siteId: 1 }, async (db) => {
    const settled = await settlePayment(db, {
      provider: 'TEST_CARDS',
      state,
      secrets: shop.secrets,
      now: VISIT_NOW,
      randomId: () => reference,
    })
    await mayCommit
    return settled
  })
  const cancelled = cancelVisit(shop, token)
  await untilWaiting(shop.admin, 1).finally(commit)
  expect(await settling).toBe('paid')
  expect((await cancelled).json().data.state).toBe('CANCELLED')
  await wait(after(1))
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 3_000, cards: 1, credit: 0 })
  await expectBalanced(shop)
})

test('cancel against payment: a refund or nothing taken, never money for no place', async () => {
  const { shop, wait, calendarId } = await openVisitShop({ capacity: 100 })
  const visitors = await paidAtBank(shop, 8)
  await Promise.all(
    visitors.flatMap(({ token, publicId }) => [
      askResult(shop, publicId),
      cancelVisit(shop, token),
      askResult(shop, publicId),
    ]),
  )
  await wait(after(15))
  const money = await depositMoney(shop)
  expect(money.paid).toBe(8 * 1_500)
  expect(money).toMatchObject({ back: money.paid, credit: 0 })
  expect(await leftIn(shop, { calendarId })).toBe(100)
  await expectBalanced(shop)
})

test('a move keeps the deposit and its number of people; a late one wins no refund', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop, { people: 2 })
  await payDeposit(shop, token)
  const move = (payload: object) => askAt(shop, { method: 'POST', path: `/visit/${token}/move`, payload })
  expect((await move({ ...LATER, people: 3 })).json().code).toBe('deposit-fixes-people')
  expect((await move({ ...LATER, people: 2 })).json().data).toMatchObject({
    state: 'BOOKED',
    deposit: { isPaid: true, refundUntil: '2026-11-20T10:30:00.000Z' },
  })
  await move({ ...TEN, people: 2 })
  await wait(TOO_LATE)
  const moved = await move({ ...TEN, date: '2026-12-05', people: 2 })
  expect(moved.json().data).toMatchObject({ date: '2026-12-05', deposit: { refundUntil: LAST_MOMENT.toISOString() } })
  await cancelVisit(shop, token)
  await wait(TOO_LATE)
  expect(await depositMoney(shop)).toMatchObject({ back: 0, credit: 3_000 })
  await expectBalanced(shop)
})

test('whoever moves before they have paid has no more time for it; who waited has their half hour', async () => {
  const { shop, wait } = await openVisitShop({ capacity: 2 })
  const token = await booked(shop, { people: 2 })
  await wait(after(20))
  const move = (of: string, payload: object) => askAt(shop, { method: 'POST', path: `/visit/${of}/move`, payload })
  const moved = await move(token, { ...LATER, people: 2 })
  expect(moved.json().data).toMatchObject({
    state: 'AWAITING_DEPOSIT',
    deposit: { until: after(30).toISOString() },
  })
  await booked(shop, { people: 2, email: 'taken@example.org' })
  const waiting = await booked(shop, { people: 1, email: 'wait@example.org', waits: true })
  const freed = await move(waiting, { ...TEN, date: '2026-11-22', people: 2 })
  expect(freed.json().data).toMatchObject({
    state: 'AWAITING_DEPOSIT',
    people: 2,
    deposit: { total: 30, until: after(50).toISOString() },
  })
})

test('a deposit is given up with its visit, and nowhere else', async () => {
  const { shop } = await openVisitShop()
  const token = await booked(shop)
  const { publicId } = await payDeposit(shop, token)
  const post = (path: string, payload: object) => askAt(shop, { method: 'POST', path, payload })
  expect((await post(`/order/${publicId}/cancel`, {})).json().code).toBe('order-not-cancellable')
  const withdrawal = await post('/withdrawal', { order: publicId, name: 'Odile Vasseur', lines: [] })
  expect(withdrawal.json().code).toBe('withdrawal-nothing-left')
  expect((await bookingOf(shop, token)).state).toBe('BOOKED')
})
