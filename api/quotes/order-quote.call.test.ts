import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openQuote } from '#tests/support/test-quotes.ts'
import { booksOf } from '#tests/support/test-shop.ts'

test('the estate makes the order of a quote, and notes its cheque', async () => {
  const { shop, ask, id } = await openQuote()
  const made = await ask(`/admin/quotes/${id}/order`, { payload: { holdDays: 14 } })
  expect(made.status).toBe(200)
  expect(await booksOf(shop)).toMatchObject({ reserved: 2, mails: ['QUOTE', 'PAYMENT_REQUEST'] })
  expect((await ask(`/admin/quotes/${id}`)).data.quote).toMatchObject({ state: 'ACCEPTED', idOrder: made.data.idOrder })
  expect((await ask(`/admin/quotes/${id}/order`, { payload: {} })).code).toBe('quote-over')
  const cheque = { means: 'CHEQUE', on: '2026-11-15', reference: '1', amount: 25 }
  expect((await ask(`/admin/orders/${made.data.idOrder}/received-payment`, { payload: cheque })).status).toBe(200)
  await expectBalanced(shop)
})
