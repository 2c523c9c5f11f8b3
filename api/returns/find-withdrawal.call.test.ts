import { expect, test } from 'vitest'
import { sellOrder } from '#tests/support/sold-order.ts'

test('by reference and address, however they are typed: what one may withdraw from, and until when', async () => {
  const sold = await sellOrder({ goods: 'SHIPPED' })
  const find = (payload: object) => sold.ask('/withdrawal/order', { payload })
  const { data } = await find({ reference: `c ${sold.order.id}`, email: 'Jeanne.Lebrun@Example.com' })
  expect(data.order).toMatchObject({
    reference: sold.order.reference,
    receivedOn: null,
    until: null,
    isOpen: true,
    lines: [{ line: 0, left: 6, isExcluded: false }],
  })
  // An address and a guessable reference do not open the order with all that stands in it.
  expect(JSON.stringify(data)).not.toContain(sold.order.publicId)
  expect((await find({ order: sold.order.publicId })).data).toEqual(data)
})

test('an unknown reference and a wrong address get the very same answer', async () => {
  const sold = await sellOrder()
  const find = (payload: object) => sold.ask('/withdrawal/order', { payload })
  const answers = [
    await find({ reference: 'C-999999', email: 'jeanne.lebrun@example.com' }),
    await find({ reference: sold.order.reference, email: 'autre@example.com' }),
    await find({ reference: sold.order.reference }),
    await find({ reference: 'n’importe quoi', email: '' }),
    await find({ order: sold.order.id }),
    await find({}),
  ]
  expect(answers[0]).toMatchObject({ status: 404, code: 'withdrawal-order-not-found' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('whoever tries one after the other is stopped', async () => {
  const sold = await sellOrder()
  const payload = { reference: sold.order.reference, email: 'autre@example.com' }
  const statuses = []
  for (let at = 0; at < 21; at++) statuses.push((await sold.ask('/withdrawal/order', { payload })).status)
  expect(statuses).toEqual([...Array(20).fill(404), 429])
})

test('what was made for its buyer is excluded, and the period has its dates', async () => {
  const sold = await sellOrder()
  await sold.shop.admin.query(`update estate.order_lines set customizations = '[{"id": 1, "text": "Jeanne"}]'`)
  const { data } = await sold.ask('/withdrawal/order', { payload: { order: sold.order.publicId } })
  expect(data.order.lines).toMatchObject([{ left: 0, isExcluded: true }])
  expect(data.order.until > data.order.receivedOn).toBe(true)
})
