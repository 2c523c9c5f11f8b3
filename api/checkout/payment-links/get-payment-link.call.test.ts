import { expect, test } from 'vitest'
import { openLinkShop, showLink } from '#tests/support/payment-links.ts'

test('whoever holds the link is told what is bought, and nothing of who buys it', async () => {
  const { shop, token } = await openLinkShop()
  const link = await showLink(shop, token)
  expect(link).toMatchObject({ state: 'OPEN', amount: 25, total: 25, hasFailed: false })
  expect(link.lines).toMatchObject([{ name: 'Cuvée d’essai', quantity: 2, total: 25 }])
  const told = JSON.stringify(link)
  for (const secret of ['Jeanne', 'Lebrun', 'example.com', 'Tonneliers', '612345678'])
    expect(told).not.toContain(secret)
})

test('a link of another estate is as unknown as a made-up one', async () => {
  const { shop, token } = await openLinkShop()
  const at = (host: string, wanted: string) =>
    shop.app.inject({ url: `/api/payment-link/${wanted}`, headers: { host } })
  expect((await at('coteaux.localhost', token)).json().code).toBe('payment-link-not-found')
  expect((await at('localhost', 'x'.repeat(43))).statusCode).toBe(404)
})
