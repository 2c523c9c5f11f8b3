import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { askBalance, buyGiftCards, cardCodes, cardRows, openCardShop } from '#tests/support/test-gift-cards.ts'

test('a card is sent again, to another address and under another code, and the old code is worth nothing', async () => {
  const { shop, card, authorization } = await openCardShop()
  const { codes, order } = await buyGiftCards(shop, { card, amount: 50 })
  const [code = ''] = codes
  await finishWork(shop)
  const { id } = (await cardRows(shop))[0]
  const send = (payload: object, cardId = id) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/admin/gift-card/${cardId}/send`,
      headers: { authorization },
      payload,
    })
  await send({})
  await finishWork(shop)
  expect((await askBalance(shop, { code })).data.balance).toBe(50)
  const renewed = await send({ email: 'Neuve@example.com', isCodeRenewed: true })
  expect(renewed.json().data.giftCard.recipientEmail).toBe('neuve@example.com')
  await finishWork(shop)
  expect((await askBalance(shop, { code })).code).toBe('gift-card-unknown')
  const [fresh = ''] = await cardCodes(shop, order.id)
  expect((await askBalance(shop, { code: fresh })).data.balance).toBe(50)
  const { rows } = await shop.admin.query(`select recipient from estate.mails where kind = 'GIFT_CARD' order by id`)
  expect(rows.map((row) => row.recipient)).toEqual([
    'jeanne.lebrun@example.com',
    'jeanne.lebrun@example.com',
    'neuve@example.com',
  ])
  expect((await send({}, 999_999)).json().code).toBe('gift-card-unknown')
  expect(
    (await shop.app.inject({ method: 'POST', url: `/api/admin/gift-card/${id}/send`, payload: {} })).statusCode,
  ).toBe(401)
  await expectBalanced(shop)
})

test('a card that came from elsewhere with its estate is sent again under a new code: nobody here knows the old one', async () => {
  const { shop, card, authorization } = await openCardShop()
  const { codes, order } = await buyGiftCards(shop, { card, amount: 50 })
  await finishWork(shop)
  await shop.admin.query('update estate.gift_cards set sealed_code = null')
  expect((await askBalance(shop, { code: codes[0] ?? '' })).data.balance).toBe(50)
  const { id } = (await cardRows(shop))[0]
  const url = `/api/admin/gift-card/${id}/send`
  expect((await shop.app.inject({ method: 'POST', url, headers: { authorization }, payload: {} })).statusCode).toBe(200)
  await finishWork(shop)
  const [fresh = ''] = await cardCodes(shop, order.id)
  expect((await askBalance(shop, { code: fresh })).data.balance).toBe(50)
  expect((await askBalance(shop, { code: codes[0] ?? '' })).code).toBe('gift-card-unknown')
})
