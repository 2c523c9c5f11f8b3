import { expect, test } from 'vitest'
import { readMail, sellOrder, takeReturn } from '#tests/support/sold-order.ts'

test('refused with a reason that the customer reads; not without one, and not after the refund', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold)
  const refuse = (payload: object) => sold.asEstate(`/admin/order-back/${id}/refuse`, { method: 'PUT', payload })
  expect((await refuse({ reason: '' })).status).toBe(400)
  const { data } = await refuse({ reason: 'La bouteille a été ouverte.' })
  expect(data.orderBack).toMatchObject({ state: 'REFUSED', refusal: 'La bouteille a été ouverte.' })
  expect(await readMail(sold, 'RETURN_STEP')).toContain('La bouteille a été ouverte.')
  expect((await refuse({ reason: 'Encore' })).code).toBe('return-move-illegal')
})
