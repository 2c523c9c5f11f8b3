import { expect, test } from 'vitest'
import { mailsOf, readMail, sellOrder } from '#tests/support/sold-order.ts'

test('a question reaches the estate’s messages and its letter-box, with the order’s number', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const payload = { message: 'Peut-il attendre lundi ?\n\nMerci.' }
  const { data } = await sold.ask(`/order/${sold.order.publicId}/question`, { payload })
  const { rows } = await sold.shop.admin.query(
    'select id, order_id, email, subject, message from estate.messages where order_id is not null',
  )
  expect(rows).toEqual([
    {
      id: data.id,
      order_id: sold.order.id,
      email: 'jeanne.lebrun@example.com',
      subject: sold.order.reference,
      message: payload.message,
    },
  ])
  expect(await mailsOf(sold)).toEqual(['ORDER_CONFIRMED', 'ORDER_QUESTION'])
  const mail = await readMail(sold, 'ORDER_QUESTION')
  expect(mail).toContain('Peut-il attendre lundi')
  expect(mail).toContain('jeanne.lebrun@example.com')
})

test('five in a day about one order, however many are sent at once', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const send = () => sold.ask(`/order/${sold.order.publicId}/question`, { payload: { message: 'Allô' } })
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await mailsOf(sold)).filter((kind) => kind === 'ORDER_QUESTION')).toHaveLength(5)
})

test('an empty question is told so next to its field; a strange order is a missing one', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const empty = await sold.ask(`/order/${sold.order.publicId}/question`, { payload: { message: '' } })
  expect([empty.status, Object.keys(empty.errors)]).toEqual([400, ['message']])
  expect((await sold.ask(`/order/${'0'.repeat(32)}/question`, { payload: { message: 'Allô' } })).status).toBe(404)
})
