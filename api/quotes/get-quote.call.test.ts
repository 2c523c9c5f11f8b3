import { expect, test } from 'vitest'
import { openQuote } from '#tests/support/test-quotes.ts'

test('whoever holds the link is told what is offered, and nothing of whom', async () => {
  const { shop, show } = await openQuote({ discount: { type: 'EURO', amount: 5, reason: 'Bienvenue' } })
  const quote = await show()
  expect(quote).toMatchObject({ number: 'D2026-000001', state: 'OPEN', subtotal: 25, discount: 5, total: 20 })
  expect(quote.lines).toMatchObject([{ name: 'Cuvée d’essai', quantity: 2, total: 25 }])
  const told = JSON.stringify(quote)
  for (const secret of ['Odile', 'Vasseur', 'example.org', 'Tonneliers', 'Bienvenue'])
    expect(told).not.toContain(secret)
  expect((await shop.app.inject({ url: `/api/quote/${'x'.repeat(43)}` })).statusCode).toBe(404)
})
