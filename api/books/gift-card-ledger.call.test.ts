import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSite, type ReadRows } from '#db/site-db.ts'
import { accountNumber } from '#rules/books/ledger-accounts.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import {
  bottlesByCard,
  buyGiftCards,
  cardRows,
  openCardShop,
  placeAndPay,
  refundOrder,
} from '#tests/support/test-gift-cards.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { eachEntry } from './each-entry.ts'

const ALWAYS = { from: new Date(0), until: new Date('2100-01-01') }

/** What lies on an account, debit less credit, of all entries there are. */
async function balances(shop: TestShop): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  const read: ReadRows = (work) => inSite({ pool: shop.pool, siteId: 1 }, work)
  for await (const { lines } of eachEntry(read, ALWAYS)) {
    expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
    for (const { account, debit, credit } of lines) {
      const number = accountNumber(account)
      sums.set(number, (sums.get(number) ?? 0) + debit - credit)
    }
  }
  return sums
}

async function expectCardsOwed(shop: TestShop): Promise<Map<string, number>> {
  const owed = (await cardRows(shop)).reduce((sum, { balance_cents }) => sum + balance_cents, 0)
  const found = await balances(shop)
  expect(found.get('41910000') ?? 0).toBe(0 - owed)
  await expectBalanced(shop)
  return found
}

test('a gesture on cards that are later paid back whole was no gesture: nothing is owed, nothing granted', async () => {
  const { shop, card, authorization } = await openCardShop()
  const { order } = await buyGiftCards(shop, { card, amount: 50, quantity: 2 })
  const refund = (body: object) => refundOrder(shop, { id: order.id, authorization, body })
  await refund({ amount: 10 })
  expect((await expectCardsOwed(shop)).get('70900000')).toBe(1_000)
  await refund({ lines: [{ line: 0, quantity: 1, isRestocked: false }] })
  await expectCardsOwed(shop)
  await refund({ amount: 40 })
  const found = await expectCardsOwed(shop)
  expect([found.get('41910000'), found.get('70900000'), found.get('41100000')]).toEqual([0, 0, 0])
})

test('cards that are paid back by an amount alone are taken back with it', async () => {
  const { shop, card, authorization } = await openCardShop()
  const { order } = await buyGiftCards(shop, { card, amount: 50 })
  await refundOrder(shop, { id: order.id, authorization, body: { amount: 50 } })
  expect((await expectCardsOwed(shop)).get('70900000') ?? 0).toBe(0)
})

/** What the office and customers do, in words of this test; each names one of the orders there are. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('cards' as const),
    amount: fc.integer({ min: 10, max: 60 }),
    count: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('bottles' as const), count: fc.integer({ min: 1, max: 3 }), card: fc.nat(3) }),
  fc.record({
    kind: fc.constant('line' as const),
    order: fc.nat(5),
    count: fc.integer({ min: 1, max: 2 }),
    isRestocked: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('gesture' as const), order: fc.nat(5), euros: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('whole' as const), order: fc.nat(5) }),
)

test('whatever is bought, given and paid back, cards are owed what the ledger says', async () => {
  const { shop, card, authorization } = await openCardShop()
  const orders: { id: number; total: number }[] = []
  const codes: string[] = []
  const chosen = (at: number) => orders.at(-1 - (at % Math.max(1, orders.length)))
  const refund = async (at: number, body: object) => {
    const order = chosen(at)
    if (order) await refundOrder(shop, { id: order.id, authorization, body })
  }
  const usableCode = async (at: number) => {
    const cards = await cardRows(shop)
    const usable = codes.filter((_, place) => cards[place].balance_cents > 0 && cards[place].stopped_at === null)
    return usable.slice(at).slice(0, 1)
  }
  for (const one of fc.sample(act, { numRuns: 40, seed: 20_261_117 })) {
    if (one.kind === 'cards') {
      const bought = await buyGiftCards(shop, { card, amount: one.amount, quantity: one.count })
      orders.push(bought.order)
      codes.push(...bought.codes)
    }
    if (one.kind === 'bottles') {
      const payload = await bottlesByCard(shop, { quantity: one.count, codes: await usableCode(one.card) })
      orders.push(await placeAndPay(shop, { payload }))
    }
    if (one.kind === 'line')
      await refund(one.order, { lines: [{ line: 0, quantity: one.count, isRestocked: one.isRestocked }] })
    if (one.kind === 'gesture') await refund(one.order, { amount: one.euros })
    if (one.kind === 'whole') await refund(one.order, { amount: chosen(one.order)?.total ?? 0 })
  }
  const { rows } = await shop.admin.query(
    'select count(*)::int as count, sum(vouchers_cents)::int as cards from estate.refunds',
  )
  expect(rows[0].count).toBeGreaterThan(8)
  expect(rows[0].cards).toBeGreaterThan(0)
  await expectCardsOwed(shop)
}, 120_000)
