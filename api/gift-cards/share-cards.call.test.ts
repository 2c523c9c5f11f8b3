import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import {
  askBalance,
  bottlesByCard,
  buyGiftCards,
  cardRows,
  fillGiftCart,
  openCardShop,
  placeAndPay,
} from '#tests/support/test-gift-cards.ts'
import { addBottle, fillCarts, orderBody, postOrder } from '#tests/support/test-orders.ts'

test('cards pay in part, several at once, with a code for the rest; what is left stays on the last', async () => {
  const { shop, card } = await openCardShop()
  await shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (1, 'DIX', 'PERCENT', 1000)`,
  )
  const [one = ''] = (await buyGiftCards(shop, { card, amount: 20 })).codes
  const [two = ''] = (await buyGiftCards(shop, { card, amount: 30 })).codes
  // Four bottles at 12.50 €, ten percent off: 45 €, so that 5 € stay on the second card.
  const body = { ...(await bottlesByCard(shop, { quantity: 4, codes: [one, two] })), discount: { code: 'DIX' } }
  const whole = await placeAndPay(shop, { payload: body })
  expect(whole).toMatchObject({ status: { value: 'PAID' }, total: 45, paidByGiftCards: 45, payment: null })
  expect([
    (await askBalance(shop, { code: one })).data.balance,
    (await askBalance(shop, { code: two })).data.balance,
  ]).toEqual([0, 5])
  await expectBalanced(shop)
  const part = await placeAndPay(shop, { payload: await bottlesByCard(shop, { quantity: 1, codes: [two, one] }) })
  expect(part).toMatchObject({ status: { value: 'PAID' }, total: 12.5, paidByGiftCards: 5 })
  const { rows } = await shop.admin.query(
    `select amount_cents from platform.test_payments order by created_at desc limit 1`,
  )
  expect(rows).toEqual([{ amount_cents: 750 }])
  await expectBalanced(shop)
})

test('a card does not buy a card', async () => {
  const { shop, card } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 50 })).codes
  const cart = await fillGiftCart(shop, { card, amount: 50 })
  const { order, payment } = (await postOrder(shop, { payload: { ...orderBody(cart), giftCards: [code] } })).json().data
  expect([order.paidByGiftCards, payment.kind]).toEqual([0, 'redirect'])
})

test('an order that is not paid gives the card back, and while it waits nobody else has it', async () => {
  const { shop, card, authorization } = await openCardShop()
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 10 })).codes
  const first = (await postOrder(shop, { payload: await bottlesByCard(shop, { quantity: 1, codes: [code] }) })).json()
  expect(first.data.order.paidByGiftCards).toBe(10)
  expect((await askBalance(shop, { code })).data.balance).toBe(0)
  const second = (await postOrder(shop, { payload: await bottlesByCard(shop, { quantity: 1, codes: [code] }) })).json()
  expect(second.data.order.paidByGiftCards).toBe(0)
  await expectBalanced(shop)
  const url = `/api/admin/order/${first.data.order.id}/status`
  await shop.app.inject({ method: 'PUT', url, headers: { authorization }, payload: { status: 'CANCELLED' } })
  expect((await askBalance(shop, { code })).data.balance).toBe(10)
  await expectBalanced(shop)
})

test('500 orders at once on one card’s balance: never more than it has', { timeout: 120_000 }, async () => {
  const { shop, card } = await openCardShop()
  // Three bottles’ worth.
  const [code = ''] = (await buyGiftCards(shop, { card, amount: 37.5 })).codes
  // Of fifty wines: buyers of one wine would wait for its stock, and so never meet at the card.
  const bottles = await Promise.all(Array.from({ length: 50 }, () => addBottle(shop, { stock: 100 })))
  const filled = bottles.map((bottle) => fillCarts({ test: shop, count: 10, lines: [[bottle, 1]] }))
  const carts = turns(await Promise.all(filled))
  const answers = await Promise.all(
    carts.map((cart, at) => {
      const body = orderBody(cart, { delivery: { type: 'DELIVERY', idCarrier: shop.carrier } })
      const payload = { ...body, user: { ...body.user, email: `guest${at}@example.com` }, giftCards: [code] }
      return postOrder(shop, { payload, remoteAddress: `10.0.${at >> 8}.${at & 255}` })
    }),
  )
  const paid = answers.filter((answer) => answer.json().data?.payment.kind === 'none')
  expect(paid).toHaveLength(3)
  // Whoever comes too late is told what is left to pay; nobody runs into the table's own check.
  expect(answers.filter(({ statusCode }) => statusCode === 500)).toHaveLength(0)
  expect((await cardRows(shop))[0]).toMatchObject({ balance_cents: 0, held_cents: 0 })
  await expectBalanced(shop)
})

/** The first of each, then the second of each… */
function turns<One>(rows: readonly (readonly One[])[]): One[] {
  return (rows[0] ?? []).flatMap((_, at) => rows.flatMap((row) => row.slice(at, at + 1)))
}
