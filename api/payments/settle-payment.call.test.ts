import { expect, test, vi } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { readCredentials } from '#providers/payments/credentials.ts'
import { readTestCredentials } from '#providers/payments/test-cards/test-credentials.ts'
import { SIGNATURE_HEADER, signTestEvent } from '#providers/payments/test-cards/test-events.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import { cents } from '#rules/basics/money.ts'
import { TEST_SECRET } from '#tests/support/test-database.ts'
import {
  addBottle,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  postOrder,
  startOrder,
} from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'
import { settlePayment } from './settle-payment.ts'

const json = { 'content-type': 'application/json' }

async function secretOf({ admin }: TestShop, siteId = 1): Promise<string> {
  const { rows } = await admin.query('select sealed from estate.provider_secrets where site_id = $1', [siteId])
  const text = createSealer(TEST_SECRET).open(rows[0].sealed, `${siteId} TEST_CARDS`)
  return readTestCredentials(readCredentials(text))?.secret ?? ''
}

interface Message {
  reference: string
  id?: string
  secret?: string
  siteId?: number
  at?: Date
}

/** What the bank would send. */
async function tell(shop: TestShop, { reference, id = 'event-1', secret, siteId = 1, at = new Date() }: Message) {
  const payload = Buffer.from(JSON.stringify({ id, reference }))
  const signature = signTestEvent(secret ?? (await secretOf(shop, siteId)), payload, at)
  const headers = { ...json, [SIGNATURE_HEADER]: signature }
  return shop.app.inject({ method: 'POST', url: `/api/webhooks/TEST_CARDS/${siteId}`, headers, payload })
}

const statusOf = async (shop: TestShop, publicId: string) =>
  (await shop.app.inject({ url: `/api/order/${publicId}` })).json().data.order.status.value

const ONCE = { quantity: 10, reserved: 0, moved: 10, invoices: 1, credits: 0, paid: 1, mails: ['ORDER_CONFIRMED'] }

test.each([
  ['message, then return', ['message', 'return']],
  ['return, then message', ['return', 'message']],
  ['the same message five times', ['message', 'message', 'message', 'message', 'message']],
  ['the return page five times', ['return', 'return', 'return', 'return', 'return']],
  ['all at once', ['message+', 'return+', 'other+', 'return+', 'message+', 'return+', 'return+', 'return+']],
])('paid is paid once: %s', async (_, steps) => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, reference)
  const running: Promise<{ statusCode: number }>[] = []
  for (const step of steps) {
    const done = step.startsWith('return')
      ? askResult(shop, order.publicId)
      : tell(shop, { reference, id: step.startsWith('other') ? 'event-2' : 'event-1' })
    running.push(done)
    if (!step.endsWith('+')) await done
  }
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual(steps.map(() => 200))
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  expect(await booksOf(shop)).toEqual(ONCE)
})

test('whoever waits while another settles a payment sees all that the other did', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, reference)
  const state = { reference, status: 'SUCCEEDED', amount: cents(2_500), currency: 'EUR', failure: null } as const
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const first = inSite(shop.pool, 1, async (db) => {
    const settled = await settlePayment(db, {
      provider: 'TEST_CARDS',
      state,
      now: new Date(),
      randomId: () => reference,
    })
    await mayCommit
    return settled
  })
  const second = askResult(shop, order.publicId)
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await vi
    .waitFor(async () => expect((await shop.admin.query(waiting)).rowCount).toBe(1), { timeout: 20_000 })
    .finally(commit)
  expect(await first).toBe('paid')
  expect((await second).json().data.order.status.value).toBe('PAID')
  expect(await booksOf(shop)).toEqual(ONCE)
})

test('orders of the same wines in any order of lines are completed at once, none blocking another', async () => {
  const shop = await openShop()
  const wines = await Promise.all([100, 100, 100].map((stock) => addBottle(shop, { stock })))
  const orders = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const lines = [0, 1, 2].map((line) => [wines[(line + at) % 3] ?? 0, 1] as const)
      const started = await startOrder(shop, orderBody(await fillCart(shop, lines), byCarrier(shop.carrier)))
      await payByCard(shop, started.reference)
      return started.order
    }),
  )
  const answers = await Promise.all(orders.map(({ publicId }) => askResult(shop, publicId)))
  expect(answers.map((answer) => answer.json().data?.order.status.value)).toEqual(orders.map(() => 'PAID'))
  const left = await shop.admin.query('select quantity, reserved from estate.declinations where id = any($1)', [wines])
  expect(left.rows).toEqual(wines.map(() => ({ quantity: 76, reserved: 0 })))
})

test('a message before anyone has paid changes nothing, and the one after it counts', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  expect((await tell(shop, { reference })).statusCode).toBe(200)
  expect(await statusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  await payByCard(shop, reference)
  await tell(shop, { reference, id: 'event-2' })
  expect(await booksOf(shop)).toEqual(ONCE)
})

test('forged, stale, foreign and broken messages are not heard', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, reference)
  const answers = [
    await tell(shop, { reference, secret: 'guessed' }),
    await tell(shop, { reference, at: new Date(Date.now() - 600_000) }),
    await tell(shop, { reference, at: new Date(Date.now() + 600_000) }),
    await shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/TEST_CARDS/1',
      headers: json,
      payload: { id: 'a', reference },
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
  const payload = Buffer.from(JSON.stringify({ id: 'event-1', reference }))
  const headers = { ...json, [SIGNATURE_HEADER]: signTestEvent(await secretOf(shop), payload, new Date()) }
  const changed = Buffer.from(payload)
  changed[10] = (changed[10] ?? 0) ^ 1
  const bent = await shop.app.inject({ method: 'POST', url: '/api/webhooks/TEST_CARDS/1', headers, payload: changed })
  expect(bent.statusCode).toBe(401)
  const unreadable = Buffer.from('no json')
  const signed = { ...json, [SIGNATURE_HEADER]: signTestEvent(await secretOf(shop), unreadable, new Date()) }
  const broken = await shop.app.inject({
    method: 'POST',
    url: '/api/webhooks/TEST_CARDS/1',
    headers: signed,
    payload: unreadable,
  })
  expect(broken.json().code).toBe('event-unreadable')
  expect(
    (await shop.app.inject({ method: 'POST', url: '/api/webhooks/STRIPE/1', headers: json, payload: {} })).json().code,
  ).toBe('provider-unknown')
  expect(await statusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
  expect((await booksOf(shop)).invoices).toBe(0)
})

test('an estate cannot sign for its neighbour, nor ask after its payments', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, reference)
  const neighbours = { host: 'coteaux.localhost' }
  expect((await shop.app.inject({ url: `/api/test-payment/${reference}`, headers: neighbours })).statusCode).toBe(404)
  expect((await shop.app.inject({ url: `/api/order/${order.publicId}`, headers: neighbours })).statusCode).toBe(404)
  expect(
    (await shop.app.inject({ url: `/api/order/cawl/result/${order.publicId}`, headers: neighbours })).statusCode,
  ).toBe(404)
  const signed = await tell(shop, { reference, secret: await secretOf(shop), siteId: 3 })
  expect(signed.statusCode).toBe(401)
  expect(await statusOf(shop, order.publicId)).toBe('AWAITING_PAYMENT')
})

test('another amount is held for a person to look at: neither paid nor invoiced', async () => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 2)
  await shop.admin.query('update platform.test_payments set amount_cents = amount_cents - 1')
  await payByCard(shop, reference)
  await tell(shop, { reference })
  const shown = (await askResult(shop, order.publicId)).json().data.order
  expect([shown.status.value, shown.payment.status]).toEqual(['AWAITING_PAYMENT', 'HELD'])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 2, invoices: 0, paid: 0, mails: [] })
})

test.each([
  ['4000000000000002', 'card-declined'],
  ['4000000000009995', 'insufficient-funds'],
  ['4000000000000069', 'card-expired'],
  ['4000000000000127', 'wrong-security-code'],
  ['4000000000000119', 'processing-error'],
])('the card %s is refused as %s, and the next one pays the same order', async (number, failure) => {
  const shop = await openShop()
  const { cart, order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, reference, number)
  const refused = (await askResult(shop, order.publicId)).json().data.order
  expect([refused.status.value, refused.payment]).toEqual(['AWAITING_PAYMENT', { status: 'FAILED', failure }])
  expect((await payByCard(shop, reference)).json().code).toBe('payment-over')
  const again = (await postOrder(shop, orderBody(cart, byCarrier(shop.carrier)))).json().data
  expect(again.order.id).toBe(order.id)
  const second = again.payment.url.split('/').at(-1)
  expect(second).not.toBe(reference)
  await payByCard(shop, second)
  await askResult(shop, order.publicId)
  expect(await booksOf(shop)).toEqual({ ...ONCE, mails: ['PAYMENT_FAILED', 'ORDER_CONFIRMED'] })
})

test.each([
  ['CONFIRM', 'PAID', { status: 'SUCCEEDED', failure: null }],
  ['REFUSE', 'AWAITING_PAYMENT', { status: 'FAILED', failure: 'authentication-failed' }],
  ['CANCEL', 'AWAITING_PAYMENT', { status: 'CANCELLED', failure: 'cancelled-by-customer' }],
])('strong authentication answered with %s', async (answer, status, payment) => {
  const shop = await openShop()
  const { order, reference } = await orderBottles(shop, 1)
  const asked = (await payByCard(shop, reference, '4000000000003220')).json().data
  expect([asked.state, asked.returnUrl]).toEqual(['CHALLENGED', null])
  expect((await askResult(shop, order.publicId)).json().data.order.payment.status).toBe('PENDING')
  await shop.app.inject({ method: 'POST', url: `/api/test-payment/${reference}/answer`, payload: { answer } })
  const shown = (await askResult(shop, order.publicId)).json().data.order
  expect([shown.status.value, shown.payment]).toEqual([status, payment])
})

test('both cards of an order that was paid twice: one pays, the other goes back', async () => {
  const shop = await openShop()
  const { cart, order, reference } = await orderBottles(shop, 1)
  await shop.admin.query(`update estate.payments set status = 'FAILED'`)
  const second = (await postOrder(shop, orderBody(cart, byCarrier(shop.carrier)))).json().data
  await payByCard(shop, reference)
  await payByCard(shop, second.payment.url.split('/').at(-1))
  await tell(shop, { reference })
  await tell(shop, { reference: second.payment.url.split('/').at(-1), id: 'event-2' })
  expect(await statusOf(shop, order.publicId)).toBe('PAID')
  const { rows } = await shop.admin.query('select status, amount_cents from estate.refunds')
  expect(rows).toEqual([{ status: 'ASKED', amount_cents: 1250 }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 11, invoices: 1, paid: 1 })
})
