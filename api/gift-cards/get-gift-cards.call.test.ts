import { expect, test } from 'vitest'
import { buyGiftCards, openCardShop } from '#tests/support/test-gift-cards.ts'

test('the estate sees what it has sold and what it owes, without codes; nobody else does', async () => {
  const { shop, card, authorization } = await openCardShop()
  const { order, codes } = await buyGiftCards(shop, { card, amount: 50 })
  await buyGiftCards(shop, { card, amount: 20 })
  const ask = (query: string, headers: Record<string, string> = { authorization }) =>
    shop.app.inject({ url: `/api/admin/gift-card${query}`, headers })
  const all = await ask('')
  expect(all.json().data).toMatchObject({
    total: 2,
    giftCards: [{ issued: 20 }, { issued: 50, balance: 50, isStopped: false }],
  })
  expect(all.body).not.toContain(codes[0])
  expect((await ask(`?idOrder=${order.id}`)).json().data).toMatchObject({
    total: 1,
    giftCards: [{ idOrder: order.id }],
  })
  expect((await ask('', {})).statusCode).toBe(401)
  expect((await ask('', { authorization: await shop.signIn(1, 'CUSTOMER') })).statusCode).toBe(403)
  const neighbour = { authorization: await shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await ask('', neighbour)).json().data.total).toBe(0)
})
