import { expect, test } from 'vitest'
import { askBalance, buyGiftCards, openCardShop } from '#tests/support/test-gift-cards.ts'

test('the balance page cannot be used to guess: after twenty wrong codes one waits, also with the right one', async () => {
  const { shop, card } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 50 })).codes
  for (let at = 0; at < 20; at++) {
    expect((await askBalance(shop, { code: `0000-0000-0000-000${at}`, from: '203.0.113.5' })).code).toBe(
      'gift-card-unknown',
    )
  }
  expect((await askBalance(shop, { code, from: '203.0.113.5' })).code).toBe('too-many-requests')
  for (let at = 0; at < 25; at++) expect((await askBalance(shop, { code, from: '203.0.113.6' })).data.balance).toBe(50)
})

test('codes that never were and those of another estate get the same answer', async () => {
  const { shop, card } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 50 })).codes
  const neighbour = await shop.app.inject({
    method: 'POST',
    url: '/api/gift-card/balance',
    headers: { host: 'coteaux.localhost' },
    payload: { code },
  })
  const madeUp = await askBalance(shop, { code: 'BIENVENUE' })
  expect([neighbour.json(), neighbour.statusCode]).toEqual([madeUp, 404])
})
