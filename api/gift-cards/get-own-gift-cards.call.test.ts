import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { buyGiftCards, openCardShop } from '#tests/support/test-gift-cards.ts'

test('cards that were sent to one’s confirmed address are told with their balance, never with their code', async () => {
  const { shop, card } = await openCardShop()
  const own = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  await shop.admin.query(`update estate.users set email = 'paul@example.com' where site_id = 1 and id = $1`, [own.id])
  const recipient = { name: 'Paul', email: 'paul@example.com' }
  const { codes } = await buyGiftCards(shop, { card, amount: 42.5, gift: { recipient } })
  await buyGiftCards(shop, { card, amount: 20, gift: { recipient: { name: 'Anne', email: 'anne@example.com' } } })
  await finishWork(shop)
  const ask = async () => {
    const answer = await shop.app.inject({ url: '/api/user/gift-card', headers: { authorization: own.token } })
    expect(answer.body).not.toContain(codes[0])
    return answer.json().data
  }
  // An address that was only typed may be another person's.
  expect(await ask()).toEqual({ giftCards: [], total: 0 })
  await shop.admin.query('update estate.users set email_confirmed_at = now() where site_id = 1 and id = $1', [own.id])
  expect(await ask()).toMatchObject({ total: 1, giftCards: [{ issued: 42.5, balance: 42.5 }] })
  await shop.admin.query(`update estate.gift_cards set stopped_at = now() where recipient_email = 'paul@example.com'`)
  expect(await ask()).toEqual({ giftCards: [], total: 0 })
})
