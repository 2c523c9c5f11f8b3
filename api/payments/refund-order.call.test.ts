import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import {
  addBottle,
  askResult,
  byCarrier,
  fillCart,
  orderBody,
  payByCard,
  startOrder,
} from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

async function paidOrder(quantity = 2) {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const { order, reference } = await orderBottles(shop, quantity)
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  const ask = (amount: number, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/admin/order/${order.id}/refund`,
      headers: { authorization, ...headers },
      payload: { amount, reason: 'Bouteille cassée' },
    })
  /** Asked for, and what falls due by it done. */
  const refund = async (amount: number, headers: Record<string, string> = {}) => {
    const answer = await ask(amount, headers)
    await finishWork(shop)
    return answer
  }
  const shown = async () => (await shop.app.inject({ url: `/api/order/${order.publicId}` })).json().data.order
  return { shop, order, ask, refund, shown }
}

const refundedAt = async ({ admin }: TestShop) =>
  (await admin.query('select refunded_cents from platform.test_payments')).rows[0].refunded_cents

test('a part, then the rest: two credit notes, and the bottles are for sale again', async () => {
  const { shop, refund, shown } = await paidOrder()
  await refund(5)
  const part = await shown()
  expect([part.status.value, part.refunded, part.creditNotes]).toEqual([
    'PARTLY_REFUNDED',
    5,
    [expect.stringMatching(/^A\d{4}-000001$/)],
  ])
  expect(await refundedAt(shop)).toBe(500)
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, credits: 1 })
  await refund(20)
  const whole = await shown()
  expect([whole.status.value, whole.refunded, whole.creditNotes.length]).toEqual(['REFUNDED', 25, 2])
  expect(await refundedAt(shop)).toBe(2500)
  expect(await booksOf(shop)).toMatchObject({
    quantity: 12,
    reserved: 0,
    mails: ['ORDER_CONFIRMED', 'ORDER_REFUNDED', 'ORDER_REFUNDED'],
  })
  await expectBalanced(shop)
})

test('all at once, before it left: the stock is back', async () => {
  const { shop, refund } = await paidOrder()
  expect((await refund(25)).json().data.order.status.value).toBe('REFUNDED')
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, moved: 12, credits: 1 })
  expect((await refund(1)).json().code).toBe('order-move-illegal')
})

test('never more than was paid, however many ask at once', async () => {
  const { shop, ask } = await paidOrder()
  expect((await ask(25.01)).json().code).toBe('refund-too-large')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(10)))
  await Promise.all([finishWork(shop), finishWork(shop)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await refundedAt(shop)).toBe(2000)
  expect(await booksOf(shop)).toMatchObject({ credits: 2 })
})

test('the same refund sent again with its key is made once', async () => {
  const { shop, refund } = await paidOrder()
  const key = { 'idempotency-key': 'refund-1' }
  const [one, two] = [await refund(10, key), await refund(10, key)]
  expect(two.json()).toEqual(one.json())
  expect(await refundedAt(shop)).toBe(1000)
})

test('a refund that the bank refuses, or that nobody can ask for, is tried again until it is given back', async () => {
  const { shop, ask, shown } = await paidOrder()
  await ask(5)
  const failures: string[] = []
  const later = new Date(Date.now() + 24 * 3_600_000)
  const tryNow = (services: typeof shop) =>
    runDueWork({
      pool: shop.pool,
      services,
      handlers: allDueHandlers,
      now: () => later,
      onFailure: (_, error) => failures.push(String(error)),
      limit: 20,
    })
  const dueAgain = () => shop.admin.query(`update platform.due_work set due_at = now() where kind = 'REFUND'`)
  await shop.admin.query(`update platform.test_payments set state = 'FAILED'`)
  await tryNow(shop)
  await dueAgain()
  await tryNow({ ...shop, payments: { of: () => null } })
  expect(failures).toEqual([
    expect.stringMatching(/refund 1 back yet: it was not paid/),
    expect.stringMatching(/refund 1 back yet: no account/),
  ])
  expect([(await shown()).creditNotes, await refundedAt(shop)]).toEqual([[], 0])
  await shop.admin.query(`update platform.test_payments set state = 'SUCCEEDED'`)
  await dueAgain()
  await tryNow(shop)
  expect([(await shown()).creditNotes.length, await refundedAt(shop), failures.length]).toEqual([1, 500, 2])
})

test('only administrators of the estate move and refund', async () => {
  const { shop, order } = await paidOrder()
  const customer = await shop.signIn(1, 'CUSTOMER')
  const neighbour = await shop.signIn(3, 'ADMIN')
  const url = `/api/admin/order/${order.id}/refund`
  const ask = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url, headers, payload: { amount: 1 } })
  expect((await ask({})).statusCode).toBe(401)
  expect((await ask({ authorization: customer })).statusCode).toBe(403)
  expect((await ask({ authorization: neighbour })).statusCode).toBe(401)
  expect((await ask({ authorization: neighbour, host: 'coteaux.localhost' })).statusCode).toBe(404)
})

/** A paid order of a single bottle, a box of two of it with another one, ten percent off and a courier of 6 €. */
async function paidMixedOrder() {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const other = await addBottle(shop, { stock: 10, priceCents: 500 })
  const box = await addBottle(shop, { stock: 0, type: 'BOX', priceCents: 3_000 })
  await shop.admin.query(
    'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, 2), (1, $1, $3, 1)',
    [box, shop.bottle, other],
  )
  await shop.admin.query(`update estate.carrier_tiers set price_cents = 600 where site_id = 1 and up_to = 100000`)
  await shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (1, 'DIX', 'PERCENT', 1000)`,
  )
  const cart = await fillCart(shop, {
    lines: [
      [shop.bottle, 3],
      [box, 2],
    ],
  })
  const payload = { ...orderBody(cart, byCarrier(shop.carrier)), discount: { code: 'DIX' } }
  const { order, reference } = await startOrder(shop, { payload })
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  const refund = async (body: object) => {
    const url = `/api/admin/order/${order.id}/refund`
    const answer = await shop.app.inject({ method: 'POST', url, headers: { authorization }, payload: body })
    await finishWork(shop)
    return answer.json()
  }
  const stock = async () => {
    const { rows } = await shop.admin.query(
      'select quantity from estate.declinations where site_id = 1 and id = any($1) order by id',
      [[shop.bottle, other]],
    )
    return rows.map(({ quantity }) => quantity)
  }
  const move = (status: string) => {
    const url = `/api/admin/order/${order.id}/status`
    return shop.app.inject({ method: 'PUT', url, headers: { authorization }, payload: { status } })
  }
  return { shop, order, refund, stock, move }
}

test('by line: what was paid for it goes back, on the shelf what is said to be', async () => {
  const { shop, order, refund, stock } = await paidMixedOrder()
  expect([order.total, await stock()]).toEqual([93.75, [5, 8]])
  const one = await refund({ lines: [{ line: 1, quantity: 1, isRestocked: true }], reason: 'Un coffret en trop' })
  expect(one.data.order).toMatchObject({ refunded: 27, money: 'PARTLY_REFUNDED', fulfilment: 'PAID' })
  expect(one.data.order.products.map((line: { refundedQuantity: number }) => line.refundedQuantity)).toEqual([0, 1])
  expect(await stock()).toEqual([7, 9])
  const two = await refund({ lines: [{ line: 0, quantity: 2, isRestocked: false }], shipping: 6, goodwill: 1.5 })
  expect(two.data.order.refunded).toBe(27 + 22.5 + 6 + 1.5)
  expect(await stock()).toEqual([7, 9])
  await expectBalanced(shop)
  const rest = await refund({
    lines: [
      { line: 0, quantity: 1, isRestocked: true },
      { line: 1, quantity: 1, isRestocked: true },
    ],
  })
  // What was given as goodwill is not paid twice; all is back, and what had not been put on the shelf never left it.
  expect(rest.data.order).toMatchObject({ refunded: 93.75, money: 'REFUNDED', fulfilment: 'CANCELLED' })
  expect(await stock()).toEqual([12, 10])
  const credits = await shop.admin.query(
    `select total_cents from estate.invoices where series = 'CREDIT_NOTE' order by number`,
  )
  expect(credits.rows.map((row) => row.total_cents)).toEqual([2700, 3000, 3675])
  await expectBalanced(shop)
})

test('more of a line than was bought, more delivery than was paid and nothing at all are refused, and change nothing', async () => {
  const { shop, refund, stock } = await paidMixedOrder()
  for (const body of [
    { lines: [{ line: 0, quantity: 4, isRestocked: true }] },
    { lines: [{ line: 7, quantity: 1, isRestocked: true }] },
    { shipping: 6.01 },
    { goodwill: 93.76 },
    {},
  ]) {
    expect((await refund(body)).code).toBe('refund-too-large')
  }
  expect((await refund({ lines: [{ line: 0, quantity: -1, isRestocked: true }] })).errors).toHaveProperty(
    'lines.0.quantity',
  )
  expect(await stock()).toEqual([5, 8])
  await expectBalanced(shop)
})

test('goods and money go their own ways: a refund does not send a parcel back in time', async () => {
  const { shop, order, refund, move } = await paidMixedOrder()
  for (const status of ['SHIPPED', 'DELIVERED']) expect((await move(status)).statusCode).toBe(200)
  const refunded = await refund({ goodwill: 1 })
  expect(refunded.data.order).toMatchObject({
    status: { value: 'PARTLY_REFUNDED' },
    fulfilment: 'DELIVERED',
    money: 'PARTLY_REFUNDED',
  })
  for (const status of ['IN_PREPARATION', 'SHIPPED', 'DELIVERED']) {
    expect((await move(status)).json().code).toBe('order-move-illegal')
  }
  const { rows } = await shop.admin.query(
    `select count(*)::int as mails from estate.mails where kind = 'ORDER_SHIPPED'`,
  )
  expect(rows).toEqual([{ mails: 1 }])
  const history = (await shop.app.inject({ url: `/api/order/${order.publicId}` })).json().data.order.events
  expect(history.map(({ status }: { status: string }) => status)).toEqual([
    'AWAITING_PAYMENT',
    'PAID',
    'SHIPPED',
    'DELIVERED',
    'PARTLY_REFUNDED',
  ])
  await expectBalanced(shop)
})

test('a part is refunded before the rest leaves, and the rest goes its way', async () => {
  const { shop, refund, move } = await paidMixedOrder()
  await refund({ lines: [{ line: 0, quantity: 1, isRestocked: true }] })
  const shipped = (await move('SHIPPED')).json().data.order
  expect([shipped.status.value, shipped.money]).toEqual(['SHIPPED', 'PARTLY_REFUNDED'])
  const whole = await refund({ amount: 93.75 - 11.25 })
  expect(whole.data.order).toMatchObject({ status: { value: 'REFUNDED' }, fulfilment: 'SHIPPED', money: 'REFUNDED' })
  expect((await move('DELIVERED')).json().data.order).toMatchObject({
    status: { value: 'REFUNDED' },
    fulfilment: 'DELIVERED',
  })
  await expectBalanced(shop)
})

test('a third decimal is told next to the amount, and nothing is given back', async () => {
  const { shop, ask, shown } = await paidOrder()
  for (const amount of [1.005, 0.001, 1e-7]) {
    const answer = await ask(amount)
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { amount: 'Un montant en euros a au plus deux décimales.' },
    ])
  }
  await finishWork(shop)
  expect((await shown()).refunded).toBe(0)
})
