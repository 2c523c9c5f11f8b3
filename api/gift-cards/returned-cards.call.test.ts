import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import {
  askBalance,
  bottlesByCard,
  buyGiftCards,
  openCardShop,
  placeAndPay,
  refundOrder,
} from '#tests/support/test-gift-cards.ts'

test('a refund goes back to the card first, the rest to the bank', async () => {
  const { shop, card, authorization } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 15 })).codes
  const order = await placeAndPay(shop, { payload: await bottlesByCard(shop, { quantity: 2, codes: [code] }) })
  const bank = async () =>
    (await shop.admin.query('select sum(refunded_cents)::int as cents from platform.test_payments')).rows[0].cents
  await refundOrder(shop, {
    id: order.id,
    authorization,
    body: { lines: [{ line: 0, quantity: 1, isRestocked: true }] },
  })
  expect([(await askBalance(shop, { code })).data.balance, await bank()]).toEqual([12.5, 0])
  await expectBalanced(shop)
  await refundOrder(shop, { id: order.id, authorization, body: { amount: 12.5 } })
  expect([(await askBalance(shop, { code })).data.balance, await bank()]).toEqual([15, 1000])
  const { rows } = await shop.admin.query(
    `select total_cents from estate.invoices where series = 'CREDIT_NOTE' order by number`,
  )
  expect(rows.map((row) => row.total_cents)).toEqual([1250, 1250])
  await expectBalanced(shop)
})

test('an order paid with cards alone is refunded without a bank', async () => {
  const { shop, card, authorization } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 50 })).codes
  const order = await placeAndPay(shop, { payload: await bottlesByCard(shop, { quantity: 2, codes: [code] }) })
  await shop.admin.query(`update estate.gift_cards set expires_at = now() - interval '1 day'`)
  const answer = await refundOrder(shop, { id: order.id, authorization, body: { amount: 25 } })
  expect(answer.data.order).toMatchObject({ status: { value: 'REFUNDED' }, refunded: 25 })
  // A card that had lapsed can be used again: money is not taken by a date.
  expect((await askBalance(shop, { code })).data.balance).toBe(50)
  await expectBalanced(shop)
})

test('the price of an unused card goes back and the card with it; of a used one it does not', async () => {
  const { shop, card, authorization } = await openCardShop()
  const unused = await buyGiftCards(shop, { card, amount: 50, quantity: 2 })
  await refundOrder(shop, {
    id: unused.order.id,
    authorization,
    body: { lines: [{ line: 0, quantity: 1, isRestocked: false }] },
  })
  const balances = await Promise.all(unused.codes.map(async (code) => (await askBalance(shop, { code })).data?.balance))
  expect(balances).toEqual([undefined, 50])
  await expectBalanced(shop)
  await placeAndPay(shop, { payload: await bottlesByCard(shop, { quantity: 1, codes: [unused.codes[1] ?? ''] }) })
  const used = await refundOrder(shop, { id: unused.order.id, authorization, body: { amount: 50 } })
  expect(used.code).toBe('gift-card-used')
  expect((await askBalance(shop, { code: unused.codes[1] ?? '' })).data.balance).toBe(37.5)
  await expectBalanced(shop)
})
