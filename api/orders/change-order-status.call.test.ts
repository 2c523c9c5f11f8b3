import { expect, test } from 'vitest'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { booksOf, openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

/** An order of two bottles that awaits payment, and how the estate moves it. */
async function placedOrder() {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const { order, reference } = await orderBottles(shop, 2)
  const ask = (
    payload: object,
    { headers = { authorization }, id = order.id }: { headers?: Record<string, string>; id?: number | string } = {},
  ) => shop.app.inject({ method: 'PUT', url: `/api/admin/order/${id}/status`, headers, payload })
  const move = (status: string, trackingNumber?: string) => ask({ status, trackingNumber })
  return { shop, order, reference, authorization, ask, move }
}

async function paidOrder() {
  const placed = await placedOrder()
  await payByCard(placed.shop, { reference: placed.reference })
  await askResult(placed.shop, placed.order.publicId)
  return placed
}

const statusOf = async ({ admin }: TestShop) => (await admin.query('select status from estate.orders')).rows[0].status

test('an order goes its way, the customer is told, and a wrong step is refused', async () => {
  const { shop, order, authorization, move } = await paidOrder()
  await shop.admin.query(`update estate.carriers set tracking_url = 'https://suivi.example/{number}' where id = $1`, [
    shop.carrier,
  ])
  expect((await move('READY_FOR_PICKUP')).json().code).toBe('order-move-illegal')
  expect((await move('CANCELLED')).json().code).toBe('order-move-illegal')
  expect((await move('IN_PREPARATION')).json().data.order.status.value).toBe('IN_PREPARATION')
  const shipped = (await move('SHIPPED', 'XY 123/4')).json().data.order
  expect(shipped.delivery).toMatchObject({
    trackingNumber: 'XY 123/4',
    trackingUrl: 'https://suivi.example/XY%20123%2F4',
  })
  const link = await shop.app.inject({ url: `/api/admin/order/${order.id}/tracking-link`, headers: { authorization } })
  expect(link.json().data.trackingUrl).toBe('https://suivi.example/XY%20123%2F4')
  const status = await shop.app.inject({ url: `/api/admin/order/${order.id}/get-status`, headers: { authorization } })
  expect(status.json().data.next.map(({ value }: { value: string }) => value)).toEqual([
    'DELIVERED',
    'PARTLY_REFUNDED',
    'REFUNDED',
  ])
  const delivered = (await move('DELIVERED')).json().data.order
  expect(delivered.events.map((event: { status: string }) => event.status)).toEqual([
    'AWAITING_PAYMENT',
    'PAID',
    'IN_PREPARATION',
    'SHIPPED',
    'DELIVERED',
  ])
  expect((await booksOf(shop)).mails).toEqual(['ORDER_CONFIRMED', 'ORDER_SHIPPED'])
})

test('an unpaid order that is cancelled gives its bottles back, tells its customer and is looked after at the bank', async () => {
  const { shop, move } = await placedOrder()
  expect((await move('IN_PREPARATION')).json().code).toBe('order-move-illegal')
  const cancelled = (await move('CANCELLED')).json().data.order
  expect([cancelled.status.value, cancelled.events.at(-1)]).toMatchObject([
    'CANCELLED',
    { status: 'CANCELLED', actor: 'ADMIN' },
  ])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, mails: ['ORDER_CANCELLED'] })
  const { rows } = await shop.admin.query(`select from platform.due_work where kind = 'PAYMENT_CHECK'`)
  expect(rows.length).toBeGreaterThan(0)
  const again = await move('CANCELLED')
  expect([again.statusCode, again.json().code]).toEqual([409, 'order-move-illegal'])
  expect((await booksOf(shop)).mails).toEqual(['ORDER_CANCELLED'])
})

test('two who ship at once ship once: one mail, one event', async () => {
  const { shop, move } = await paidOrder()
  const answers = await Promise.all(['A1', 'A2', 'A3', 'A4'].map((number) => move('SHIPPED', number)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  expect((await booksOf(shop)).mails).toEqual(['ORDER_CONFIRMED', 'ORDER_SHIPPED'])
  const { rows } = await shop.admin.query(`select from estate.order_events where status = 'SHIPPED'`)
  expect(rows).toHaveLength(1)
})

test('only administrators of the estate move, and only to states that they may choose', async () => {
  const { shop, ask, authorization } = await paidOrder()
  const customer = await shop.signIn(1, 'CUSTOMER')
  const neighbour = await shop.signIn(3, 'ADMIN')
  const shipped = { status: 'SHIPPED' }
  expect((await ask(shipped, { headers: {} })).statusCode).toBe(401)
  expect((await ask(shipped, { headers: { authorization: customer } })).statusCode).toBe(403)
  expect((await ask(shipped, { headers: { authorization: neighbour } })).statusCode).toBe(401)
  expect((await ask(shipped, { headers: { authorization: neighbour, host: 'coteaux.localhost' } })).statusCode).toBe(
    404,
  )
  expect((await ask(shipped, { headers: { authorization }, id: 2_000_000_000 })).json().code).toBe('order-not-found')
  expect((await ask(shipped, { headers: { authorization }, id: 'first' })).json().errors).toHaveProperty('id')
  // Money decides what is paid and what is refunded, nobody’s click.
  for (const status of ['PAID', 'REFUNDED', 'PARTLY_REFUNDED', 'AWAITING_PAYMENT', 'LOST']) {
    expect((await ask({ status })).json().errors, status).toHaveProperty('status')
  }
  expect((await ask({ status: 'SHIPPED', trackingNumber: 'x'.repeat(61) })).json().errors).toHaveProperty(
    'trackingNumber',
  )
  expect(await statusOf(shop)).toBe('PAID')
})
