import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { findDemoGiftCard, makeDemoOrders } from './demo-orders.ts'

test('the demo customer has an order in every state and a gift card, the books balance, and it is done once', async () => {
  const shop = await createTestApp()
  const made = () => makeDemoOrders({ pool: shop.pool, services: shop }, new Date())
  await made()
  await finishWork(shop)
  const { rows } = await shop.admin.query('select distinct status from estate.orders where site_id = 1')
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES))
  const returns = await shop.admin.query('select state from estate.returns where site_id = 1 order by id')
  expect(returns.rows.map(({ state }) => state)).toEqual(['ASKED', 'LABEL_SENT'])
  const { rows: kept } = await shop.admin.query(
    `select (select count(*)::int from estate.customer_addresses) as addresses, (select count(*)::int from estate.sessions) as sessions`,
  )
  expect(kept).toEqual([{ addresses: 2, sessions: 0 }])
  await expectBalanced(shop)
  const card = await findDemoGiftCard({ pool: shop.pool, services: shop })
  const answer = await shop.app.inject({ method: 'POST', url: '/api/gift-card/balance', payload: { code: card?.code } })
  expect(answer.json().data.balance).toBe(150)
  const count = async () => (await shop.admin.query('select from estate.orders')).rowCount
  const before = await count()
  await made()
  expect(await count()).toBe(before)
})
