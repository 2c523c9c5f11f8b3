import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { askBalance, buyGiftCards, cardRows, fillGiftCart, openCardShop } from '#tests/support/test-gift-cards.ts'

test('a card of a chosen amount is sold without VAT, sent to whom it is for, and good for two years', async () => {
  const { shop, card } = await openCardShop()
  const gift = { recipient: { name: 'Paul', email: 'Paul@Example.com' }, message: 'Santé !' }
  const { order, codes } = await buyGiftCards(shop, { card, amount: 42.5, gift, quantity: 2 })
  expect(order).toMatchObject({ status: { value: 'PAID' }, total: 85, vat: [{ rate: 0, vat: 0, gross: 85 }] })
  expect(new Set(codes).size).toBe(2)
  expect(await askBalance(shop, { code: codes[0]?.toLowerCase() ?? '' })).toMatchObject({ data: { balance: 42.5 } })
  await finishWork(shop)
  const { rows } = await shop.admin.query(`select recipient from estate.mails where kind = 'GIFT_CARD'`)
  expect(rows).toEqual([{ recipient: 'paul@example.com' }, { recipient: 'paul@example.com' }])
  const [first] = await cardRows(shop)
  const months = (first.expires_at.getTime() - first.created_at.getTime()) / (30.44 * 86_400_000)
  expect(Math.round(months)).toBe(24)
  await expectBalanced(shop)
})

test('GIFT_CARD_MONTHS says how long a card is good', async () => {
  const { shop, card } = await openCardShop()
  await shop.admin.query(`update estate.parameters set value = '12' where site_id = 1 and type = 'GIFT_CARD_MONTHS'`)
  await buyGiftCards(shop, { card, amount: 50 })
  const [first] = await cardRows(shop)
  expect(Math.round((first.expires_at.getTime() - first.created_at.getTime()) / (30.44 * 86_400_000))).toBe(12)
})

test('the code lies nowhere in the tables, and the estate does not read it in its outbox', async () => {
  const { shop, card, authorization } = await openCardShop()
  const { codes } = await buyGiftCards(shop, { card, amount: 50 })
  await finishWork(shop)
  const [code = ''] = codes
  const { rows } = await shop.admin.query(
    `select (select json_agg(gift_cards)::text from estate.gift_cards) || (select json_agg(mails)::text from estate.mails) as all`,
  )
  expect(rows[0].all).not.toContain(code)
  expect(rows[0].all).not.toContain(code.replaceAll('-', ''))
  const mails = await shop.app.inject({ url: '/api/admin/mail?kind=GIFT_CARD', headers: { authorization } })
  const shown = await shop.app.inject({
    url: `/api/admin/mail/${mails.json().data.mails[0].id}`,
    headers: { authorization },
  })
  expect(shown.json().data.content.text).toContain('••••')
  expect(shown.body).not.toContain(code)
})

test('a card is sent on its day and not before', async () => {
  const { shop, card } = await openCardShop()
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await buyGiftCards(shop, { card, amount: 50, gift: { sendOn: inAMonth } })
  await finishWork(shop)
  expect((await cardRows(shop))[0].sent_at).toBeNull()
  const { rows } = await shop.admin.query(`select due_at from platform.due_work where kind = 'GIFT_CARD'`)
  expect(rows[0].due_at.toISOString().slice(0, 10)).toBe(inAMonth)
})

test.each([
  ['no amount where one is to be chosen', {}, 'gift.amount'],
  ['too little', { amount: 9.99 }, 'gift.amount'],
  ['too much', { amount: 500.01 }, 'gift.amount'],
  ['a day that is over', { amount: 50, sendOn: '2020-01-01' }, 'gift.sendOn'],
  ['a day in two years', { amount: 50, sendOn: '2199-01-01' }, 'gift.sendOn'],
  ['nobody’s address', { amount: 50, recipient: { name: 'Paul', email: 'paul' } }, 'gift.recipient.email'],
])('%s is told next to its field', async (_, gift, field) => {
  const { shop, card } = await openCardShop()
  const url = `/api/cart/new/product/${card}`
  const answer = await shop.app.inject({ method: 'POST', url, payload: { quantity: 1, gift } })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
})

test('what is no gift card takes no such wish, and cards for two people are two lines', async () => {
  const { shop, card } = await openCardShop()
  const url = `/api/cart/new/product/${shop.bottle}`
  const wrong = await shop.app.inject({ method: 'POST', url, payload: { quantity: 1, gift: { amount: 50 } } })
  expect(Object.keys(wrong.json().errors)).toEqual(['gift'])
  const cart = await fillGiftCart(shop, {
    card,
    amount: 50,
    gift: { recipient: { name: 'A', email: 'a@example.com' } },
  })
  const more = await shop.app.inject({
    method: 'POST',
    url: `/api/cart/${cart}/product/${card}`,
    payload: { quantity: 1, gift: { amount: 30, recipient: { name: 'B', email: 'b@example.com' } } },
  })
  expect(
    more
      .json()
      .data.products.map((line: { unitPrice: number; gift: { recipientName: string } }) => [
        line.unitPrice,
        line.gift.recipientName,
      ]),
  ).toEqual([
    [50, 'A'],
    [30, 'B'],
  ])
})
