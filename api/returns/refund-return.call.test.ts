import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { mailsOf, type SoldOrder, sellOrder, takeReturn } from '#tests/support/sold-order.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const refund = ({ asEstate }: SoldOrder, { id, ...payload }: { id: number; shipping?: number }) =>
  asEstate(`/admin/order-back/${id}/refund`, { payload })

test('a return through to its refund: money, credit note by line, stock back, books balanced', async () => {
  const sold = await sellOrder({ shippingCents: 690 })
  const id = await takeReturn(sold, { quantity: 2, state: 'RECEIVED' })
  const { data } = await refund(sold, { id })
  expect(data.orderBack).toMatchObject({ state: 'REFUNDED', refunded: 25 })
  await finishWork(sold.shop)
  const order = await sold.shown()
  expect(order).toMatchObject({ money: 'PARTLY_REFUNDED', refunded: 25, fulfilment: 'DELIVERED' })
  expect(order.products[0].refundedQuantity).toBe(2)
  expect(order.creditNotes).toHaveLength(1)
  const note = await sold.ask(`/order/${sold.order.publicId}/invoice/${order.creditNotes[0]}/text`, { method: 'GET' })
  expect(note.data.invoice.rows).toMatchObject([{ quantity: '2' }])
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 8, credits: 1 })
  expect((await mailsOf(sold)).at(-1)).toBe('ORDER_REFUNDED')
  await expectBalanced(sold.shop)
})

test('what is not fit stays off the shelf; broken glass is refunded without being sent', async () => {
  const sold = await sellOrder()
  const unfit = await takeReturn(sold, { quantity: 1, state: 'RECEIVED', isFit: false })
  const broken = await takeReturn(sold, { quantity: 1, state: 'ACCEPTED' })
  for (const id of [unfit, broken]) expect((await refund(sold, { id })).status).toBe(200)
  await finishWork(sold.shop)
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 6, credits: 2 })
  await expectBalanced(sold.shop)
})

test('ten at once are one refund', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { state: 'RECEIVED' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(sold, { id })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await finishWork(sold.shop)
  expect((await sold.shown()).refunded).toBe(25)
  await expectBalanced(sold.shop)
})

test('not before it is accepted, not what was refunded otherwise meanwhile, not more delivery than was paid', async () => {
  const sold = await sellOrder({ shippingCents: 690 })
  expect((await refund(sold, { id: await takeReturn(sold, { quantity: 1 }) })).code).toBe('return-move-illegal')
  const id = await takeReturn(sold, { quantity: 5, state: 'RECEIVED' })
  expect((await refund(sold, { id, shipping: 7 })).code).toBe('refund-too-large')
  const payload = { lines: [{ line: 0, quantity: 6, isRestocked: false }] }
  await sold.asEstate(`/admin/order/${sold.order.id}/refund`, { payload })
  expect((await refund(sold, { id })).code).toBe('refund-too-large')
  await finishWork(sold.shop)
  await expectBalanced(sold.shop)
})
