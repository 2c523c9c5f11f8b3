import { expect, test } from 'vitest'
import { editOrder, seenOrder } from '#tests/support/edited-order.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { loggedChanges } from '#tests/support/office.ts'
import { mailsOf, readMail, type SoldOrder, sellOrder } from '#tests/support/sold-order.ts'
import { addBottle } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const twoWines = { lines: async (shop: Parameters<typeof addBottle>[0]) => [[await addBottle(shop), 3] as const] }

interface Staying {
  lines: readonly { line: number; quantity: number }[]
  version?: number
}

const keep = (sold: SoldOrder, staying: Staying) => editOrder(sold, { part: 'lines', ...staying })

test('pieces are taken out: money, credit note, shelf, history and customer know it', async () => {
  const sold = await sellOrder({ goods: 'IN_PREPARATION', shippingCents: 690, ...twoWines })
  const { data } = await sold.asEstate(`/admin/orders/${sold.order.id}/lines-preview?lines=0x4,1x0`, { method: 'GET' })
  expect(data.refund).toBe(62.5)
  const before = (await seenOrder(sold)).version
  const { status, data: changed } = await keep(sold, {
    lines: [
      { line: 0, quantity: 4 },
      { line: 1, quantity: 0 },
    ],
  })
  expect([status, changed.order.version > before]).toEqual([200, true])
  await finishWork(sold.shop)
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 8, reserved: 0, credits: 1 })
  const order = await seenOrder(sold)
  expect(order).toMatchObject({ fulfilment: 'IN_PREPARATION', money: 'PARTLY_REFUNDED', refunded: 62.5 })
  expect(order.products.map((line: { refundedQuantity: number }) => line.refundedQuantity)).toEqual([2, 3])
  expect(order.goods.at(-1)).toMatchObject({ actor: 'ADMIN', detail: 'edited-lines' })
  expect((await mailsOf(sold)).slice(-2)).toEqual(['ORDER_EDITED', 'ORDER_REFUNDED'])
  expect(await readMail(sold, 'ORDER_EDITED')).toContain('2 × Cuvée d’essai')
  expect((await loggedChanges(sold.shop, 'orders')).at(-1)?.after).toMatchObject({ refunded: 62.5 })
  await expectBalanced(sold.shop)
})

test('of two who have seen the same, the second is told', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const { version } = await seenOrder(sold)
  const answers = await Promise.all([1, 2].map((n) => keep(sold, { lines: [{ line: 0, quantity: n }], version })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('changed-meanwhile')
  await finishWork(sold.shop)
  await expectBalanced(sold.shop)
})

test('nothing more, nothing that is not there, and not everything', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  expect(await keep(sold, { lines: [{ line: 0, quantity: 7 }] })).toMatchObject({ status: 400 })
  expect(await keep(sold, { lines: [{ line: 5, quantity: 0 }] })).toMatchObject({ status: 400 })
  expect(await keep(sold, { lines: [{ line: 0, quantity: 6 }] })).toMatchObject({ status: 400 })
  expect(await keep(sold, { lines: [{ line: 0, quantity: 0 }] })).toMatchObject({
    status: 409,
    code: 'order-edit-empty',
  })
  expect(await mailsOf(sold)).toEqual(['ORDER_CONFIRMED'])
})

test('what is unpaid, or has left, keeps what is in it', async () => {
  for (const goods of ['UNPAID', 'SHIPPED'] as const) {
    const sold = await sellOrder({ goods })
    expect(await keep(sold, { lines: [{ line: 0, quantity: 4 }] })).toMatchObject({
      status: 409,
      code: 'order-edit-closed',
    })
    await expectBalanced(sold.shop)
  }
})

test('while it is shipped, refunded or cancelled, it is changed before or not at all', async () => {
  const rivals = [
    (sold: SoldOrder) => sold.moveTo('SHIPPED'),
    (sold: SoldOrder) => sold.asEstate(`/admin/order/${sold.order.id}/refund`, { payload: { lines: [], goodwill: 5 } }),
    (sold: SoldOrder) => sold.ask(`/order/${sold.order.publicId}/cancel`),
  ]
  for (const rival of rivals) {
    const sold = await sellOrder({ goods: 'PAID' })
    const { version } = await seenOrder(sold)
    const [edited, other] = await Promise.all([keep(sold, { lines: [{ line: 0, quantity: 4 }], version }), rival(sold)])
    expect([200, 409]).toContain(edited.status)
    expect(other.status).toBe(200)
    await finishWork(sold.shop)
    await expectBalanced(sold.shop)
    const taken = edited.status === 200 ? 2 : 0
    const isCancelled = (await seenOrder(sold)).fulfilment === 'CANCELLED'
    expect((await booksOf(sold.shop)).quantity).toBe(isCancelled ? 12 : 6 + taken)
  }
})

test('papers that were printed before are told to be old', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const print = () =>
    sold.shop.app.inject({
      url: `/api/admin/orders/picking-list/file?ids=${sold.order.id}`,
      headers: { authorization: sold.estate },
    })
  expect((await seenOrder(sold)).printedBefore).toBeNull()
  await print()
  expect((await seenOrder(sold)).printedBefore).toBeNull()
  sold.clock.now = new Date(sold.clock.now.getTime() + 60_000)
  await keep(sold, { lines: [{ line: 0, quantity: 5 }] })
  expect((await seenOrder(sold)).printedBefore).not.toBeNull()
  sold.clock.now = new Date(sold.clock.now.getTime() + 60_000)
  await print()
  expect((await seenOrder(sold)).printedBefore).toBeNull()
}, 60_000)
