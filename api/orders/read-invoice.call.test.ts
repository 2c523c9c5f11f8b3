import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { issueTestInvoice } from '#tests/support/test-invoices.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('whoever holds the random id reads the invoice in words, and nobody another', async () => {
  const test = await createTestApp()
  const { id, publicId } = await insertOrder(test.admin, { shippingCents: 990 })
  const number = await issueTestInvoice(test, { orderId: id })
  const other = await insertOrder(test.admin)
  const ask = (order: number | string) =>
    test.app.inject({ url: `/api/order/${order}/invoice/${number}/text`, headers: { host: 'localhost' } })
  const { invoice } = (await ask(publicId)).json().data
  expect(invoice).toMatchObject({
    number,
    lang: 'fr-FR',
    kind: 'Facture',
    rows: [
      { name: 'Les Aubépines', quantity: '6', gross: '75,00\u00a0€' },
      { name: 'Livraison', gross: '9,90\u00a0€' },
    ],
    vat: { rows: [['20\u00a0%', '70,75\u00a0€', '14,15\u00a0€', '84,90\u00a0€']] },
  })
  expect(Object.keys(invoice)).not.toContain('look')
  for (const stranger of [other.publicId, id, other.id]) expect((await ask(stranger)).statusCode).toBe(404)
})
