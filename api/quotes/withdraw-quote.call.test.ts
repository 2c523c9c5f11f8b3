import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openQuote } from '#tests/support/test-quotes.ts'
import { booksOf } from '#tests/support/test-shop.ts'

test('a quote that is taken back holds nothing and is accepted by nobody', async () => {
  const { shop, ask, id, accept, show } = await openQuote({ holdsStock: true })
  expect(await booksOf(shop)).toMatchObject({ reserved: 2 })
  expect((await ask(`/admin/quotes/${id}/withdrawal`, { payload: {} })).status).toBe(200)
  expect(await booksOf(shop)).toMatchObject({ reserved: 0 })
  expect([(await show()).state, (await accept()).code]).toEqual(['WITHDRAWN', 'quote-over'])
  expect((await ask(`/admin/quotes/${id}/withdrawal`, { payload: {} })).code).toBe('quote-over')
  await expectBalanced(shop)
})
