import { expect, test } from 'vitest'
import { editOrder, seenOrder } from '#tests/support/edited-order.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { bankReference, showLink, tokenOf } from '#tests/support/payment-links.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { mailsOf, type SoldOrder, sellOrder } from '#tests/support/sold-order.ts'
import { byCarrier, fillCart, orderBody, payByCard, postOrder } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const add = async (
  sold: SoldOrder,
  { quantity = 3, ...given }: { quantity?: number; shipping?: number; version?: number } = {},
) => {
  const { version } = await seenOrder(sold)
  const lines = [{ idDeclination: sold.shop.bottle, quantity }]
  const payload = { version, lines, ...given }
  return sold.asEstate(`/admin/orders/${sold.order.id}/supplement`, { payload })
}

/** Pays an addition by its link, as its customer does. */
const pay = async ({ shop }: SoldOrder, { url }: { url: string }) => {
  const token = tokenOf(url)
  await payByCard(shop, { reference: await bankReference(shop, token) })
  return showLink(shop, token)
}

const stateOf = async ({ asEstate }: SoldOrder, id: number) =>
  (await asEstate(`/admin/orders/${id}`, { method: 'GET' })).data.order

test('what is added is held, paid by a link, invoiced by itself, and leaves with its order', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  const url = `/admin/orders/${sold.order.id}/supplement-preview?lines=${sold.shop.bottle}x3&shipping=4.9`
  expect((await sold.asEstate(url, { method: 'GET' })).data.total).toBe(42.4)
  const { status, data } = await add(sold, { shipping: 4.9 })
  expect([status, data.link.amount]).toEqual([200, 42.4])
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6, reserved: 3 })
  expect((await mailsOf(sold)).at(-1)).toBe('PAYMENT_REQUEST')
  expect((await seenOrder(sold)).supplements).toMatchObject([
    { id: data.supplement.id, fulfilment: 'AWAITING_PAYMENT' },
  ])
  expect((await pay(sold, data.link)).state).toBe('PAID')
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 3, reserved: 0, invoices: 2, credits: 0 })
  await expectBalanced(sold.shop)
  const { headers } = { headers: { authorization: sold.estate } }
  const slip = await sold.shop.app.inject({ url: `/api/admin/order/${sold.order.id}/packing-slip`, headers })
  expect(readPdf(slip.rawPayload).text).toContain('9 articles')
  await sold.moveTo('SHIPPED')
  expect(await stateOf(sold, data.supplement.id)).toMatchObject({
    fulfilment: 'SHIPPED',
    supplemented: { id: sold.order.id },
  })
  expect((await mailsOf(sold)).filter((kind) => kind === 'ORDER_SHIPPED')).toHaveLength(1)
  await expectBalanced(sold.shop)
}, 60_000)

test('unpaid until its end, it falls away and its bottles are free', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const { data } = await add(sold)
  sold.clock.now = new Date(sold.clock.now.getTime() + 4 * 86_400_000)
  await finishWork(sold.shop, () => sold.clock.now)
  const sql = 'select fulfilment, lapsed_at is not null as lapsed from estate.orders where id = $1'
  const { rows } = await sold.shop.admin.query(sql, [data.supplement.id])
  expect(rows).toEqual([{ fulfilment: 'CANCELLED', lapsed: true }])
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6, reserved: 0 })
  await expectBalanced(sold.shop)
})

test('an order that leaves, or is cancelled, takes an unpaid addition with it; money that comes later goes back', async () => {
  const ends = [
    (sold: SoldOrder) => sold.moveTo('SHIPPED'),
    (sold: SoldOrder) => sold.ask(`/order/${sold.order.publicId}/cancel`),
  ]
  for (const end of ends) {
    const sold = await sellOrder({ goods: 'PAID' })
    const { data } = await add(sold)
    const reference = await bankReference(sold.shop, tokenOf(data.link.url))
    await end(sold)
    expect((await stateOf(sold, data.supplement.id)).fulfilment).toBe('CANCELLED')
    await payByCard(sold.shop, { reference })
    await finishWork(sold.shop)
    await expectBalanced(sold.shop)
    expect((await booksOf(sold.shop)).reserved).toBe(0)
  }
})

test('the last bottles: whoever is first has them', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const cart = await fillCart(sold.shop, { lines: [[sold.shop.bottle, 5]] })
  const buying = postOrder(sold.shop, { payload: orderBody(cart, byCarrier(sold.shop.carrier)) })
  const [added, bought] = await Promise.all([add(sold, { quantity: 5 }), buying])
  expect([added.status, bought.statusCode].sort()).toEqual([200, 409])
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6, reserved: 5 })
  await expectBalanced(sold.shop)
})

test('it is paid while its order is shipped: both go, or the money goes back', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const { data } = await add(sold)
  const reference = await bankReference(sold.shop, tokenOf(data.link.url))
  await Promise.all([payByCard(sold.shop, { reference }), sold.moveTo('SHIPPED')])
  await showLink(sold.shop, tokenOf(data.link.url))
  await finishWork(sold.shop)
  expect(['SHIPPED', 'CANCELLED']).toContain((await stateOf(sold, data.supplement.id)).fulfilment)
  await expectBalanced(sold.shop)
})

test('what is not for sale, too many, or nothing is refused, and nothing is added to an addition', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  expect(await add(sold, { quantity: 7 })).toMatchObject({ status: 409, code: 'order-obstructed' })
  expect(await add(sold, { version: 99 })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  const unknown = { version: (await seenOrder(sold)).version, lines: [{ idDeclination: 999_999, quantity: 1 }] }
  const asked = await sold.asEstate(`/admin/orders/${sold.order.id}/supplement`, { payload: unknown })
  expect(asked).toMatchObject({ status: 409, code: 'goods-not-addable' })
  const { data } = await add(sold)
  await pay(sold, data.link)
  const child = { ...sold, order: { ...sold.order, id: data.supplement.id } }
  expect(await editOrder(child, { part: 'lines', ...{ lines: [{ line: 0, quantity: 1 }] } })).toMatchObject({
    code: 'order-edit-closed',
  })
  await expectBalanced(sold.shop)
})
