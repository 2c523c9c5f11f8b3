import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { askBalance, bottlesByCard, buyGiftCards, cardRows, openCardShop } from '#tests/support/test-gift-cards.ts'
import { postOrder } from '#tests/support/test-orders.ts'

test('a stopped card cannot be used, and can again once it is let go; what is on it stays owed', async () => {
  const { shop, card, authorization } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 50 })).codes
  const { id } = (await cardRows(shop))[0]
  const change = (payload: { isStopped: boolean }, cardId = id) =>
    shop.app.inject({
      method: 'PUT',
      url: `/api/admin/gift-card/${cardId}/stop`,
      headers: { authorization },
      payload,
    })
  expect((await change({ isStopped: true })).json().data.giftCard.isStopped).toBe(true)
  expect((await askBalance(shop, { code })).code).toBe('gift-card-unknown')
  const refused = await postOrder(shop, { payload: await bottlesByCard(shop, { quantity: 1, codes: [code] }) })
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'gift-card-unknown'])
  await expectBalanced(shop)
  await change({ isStopped: false })
  expect((await askBalance(shop, { code })).data.balance).toBe(50)
  expect((await change({ isStopped: true }, 999_999)).json().code).toBe('gift-card-unknown')
  const url = `/api/admin/gift-card/${id}/stop`
  expect((await shop.app.inject({ method: 'PUT', url, payload: { isStopped: true } })).statusCode).toBe(401)
})
