import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { mailsOf, readMail, type SoldOrder, sellOrder, takeReturn } from '#tests/support/sold-order.ts'
import { addBottle } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const DAY_MS = 86_400_000
const declare = ({ ask, order }: SoldOrder, given: object = {}) =>
  ask('/withdrawal', { payload: { order: order.publicId, name: 'Jeanne Lebrun', ...given } })

test('a guest withdraws with reference and address; a dated receipt, and the estate is told', async () => {
  const sold = await sellOrder()
  sold.clock.now = new Date('2027-03-02T09:41:00Z')
  await sold.shop.admin.query(`update estate.order_events set happened_at = '2027-03-01' where status = 'DELIVERED'`)
  const payload = { reference: sold.order.reference, email: 'jeanne.lebrun@example.com', name: 'Jeanne Lebrun' }
  const { data } = await sold.ask('/withdrawal', { payload })
  expect(data.withdrawal).toMatchObject({
    state: 'ACCEPTED',
    isWithdrawal: true,
    declaredBy: 'Jeanne Lebrun',
    lines: [{ line: 0, quantity: 6, reason: 'CHANGED_MIND' }],
    askedAt: '2027-03-02T09:41:00.000Z',
    order: { reference: sold.order.reference, publicId: null },
  })
  expect(JSON.stringify(data)).not.toContain(sold.order.publicId)
  expect((await mailsOf(sold)).slice(-2)).toEqual(['WITHDRAWAL_RECEIPT', 'WITHDRAWAL_DECLARED'])
  // The estate's own session does not last until then.
  sold.clock.now = new Date()
  const receipt = await readMail(sold, 'WITHDRAWAL_RECEIPT')
  for (const told of ['Jeanne Lebrun', '2 mars 2027', '10', '41', sold.order.reference, '6 × Cuvée d’essai'])
    expect(receipt).toContain(told)
  expect(await readMail(sold, 'WITHDRAWAL_DECLARED')).toContain(sold.order.reference)
})

test('who withdraws from all of it gets the delivery back; from a part, not', async () => {
  const whole = await sellOrder({ shippingCents: 690 })
  const { data } = await declare(whole)
  const refunded = await whole.asEstate(`/admin/order-back/${data.withdrawal.id}/refund`)
  expect(refunded.data.orderBack.refunded).toBe(81.9)
  await finishWork(whole.shop)
  await expectBalanced(whole.shop)
  const part = await sellOrder({ shippingCents: 690 })
  const some = await declare(part, { lines: [{ line: 0, quantity: 2 }] })
  const back = await part.asEstate(`/admin/order-back/${some.data.withdrawal.id}/refund`)
  expect(back.data.orderBack.refunded).toBe(25)
})

test('before anything is packed, withdrawing from all of it cancels and refunds at once', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  const { data } = await declare(sold)
  expect(data.withdrawal).toMatchObject({ state: 'REFUNDED', refunded: 81.9 })
  await finishWork(sold.shop)
  expect(await sold.shown()).toMatchObject({ fulfilment: 'CANCELLED', money: 'REFUNDED' })
  expect(await booksOf(sold.shop)).toMatchObject({ quantity: 12, credits: 1 })
  expect(await readMail(sold, 'WITHDRAWAL_RECEIPT')).toContain('rien à renvoyer')
  await expectBalanced(sold.shop)
})

test('in preparation or on its way it is noted, and the estate brings it to an end', async () => {
  for (const goods of ['IN_PREPARATION', 'SHIPPED'] as const) {
    const sold = await sellOrder({ goods })
    expect((await declare(sold)).data.withdrawal.state).toBe('ACCEPTED')
    expect((await sold.shown()).fulfilment).toBe(goods)
  }
})

test('on the last day it counts, on the day after it is over', async () => {
  const sold = await sellOrder()
  const { until } = (await sold.ask('/withdrawal/order', { payload: { order: sold.order.publicId } })).data.order
  sold.clock.now = new Date(Date.parse(`${until}T12:00:00Z`) + DAY_MS)
  expect((await declare(sold)).code).toBe('withdrawal-over')
  sold.clock.now = new Date(`${until}T20:00:00Z`)
  expect((await declare(sold)).status).toBe(200)
})

test('an estate that grants more days keeps its word', async () => {
  const sold = await sellOrder()
  await sold.shop.admin.query(`update estate.parameters set value = '60' where type = 'WITHDRAWAL_DAYS'`)
  sold.clock.now = new Date(sold.clock.now.getTime() + 55 * DAY_MS)
  expect((await declare(sold)).status).toBe(200)
})

test('fifty at once: it is declared once', async () => {
  const sold = await sellOrder()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      sold.shop.app.inject({
        method: 'POST',
        url: '/api/withdrawal',
        remoteAddress: `10.1.${at}.1`,
        payload: { order: sold.order.publicId, name: 'Jeanne Lebrun' },
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await sold.shop.admin.query('select from estate.returns')).rowCount).toBe(1)
})

test('only what is left: not twice, not what is on its way back, not what is personal, nothing unpaid', async () => {
  const sold = await sellOrder({ lines: async (shop) => [[await addBottle(shop), 1]] })
  await sold.shop.admin.query(
    `update estate.order_lines set customizations = '[{"id": 1, "text": "Jeanne"}]' where position = 1`,
  )
  await takeReturn(sold, { quantity: 2 })
  expect((await declare(sold, { lines: [{ line: 1, quantity: 1 }] })).code).toBe('withdrawal-nothing-left')
  expect((await declare(sold, { lines: [{ line: 0, quantity: 5 }] })).code).toBe('withdrawal-nothing-left')
  expect((await declare(sold)).data.withdrawal.lines).toMatchObject([{ line: 0, quantity: 4 }])
  expect((await declare(sold)).code).toBe('withdrawal-nothing-left')
  const unpaid = await sellOrder({ goods: 'UNPAID' })
  expect((await declare(unpaid)).code).toBe('withdrawal-nothing-left')
})

test('a name is needed; a wrong address is a missing order', async () => {
  const sold = await sellOrder()
  expect((await declare(sold, { name: '' })).status).toBe(400)
  const payload = { reference: sold.order.reference, email: 'autre@example.com', name: 'X' }
  expect((await sold.ask('/withdrawal', { payload })).code).toBe('withdrawal-order-not-found')
})
