import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const dashboardOf = async (who: Awaited<ReturnType<typeof enterOffice>>) =>
  (await who.ask('/admin/dashboard')).data.dashboard

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** What the demo has of it counts too. */
async function differenceBy(shop: TestApp, work: () => Promise<unknown>) {
  const owner = await enterOffice(shop)
  const before = await dashboardOf(owner)
  await work()
  return { before, after: await dashboardOf(owner), owner }
}

test('what is to be done is counted, and gift cards are nothing to prepare', async () => {
  const shop = await createTestApp()
  const { before, after } = await differenceBy(shop, async () => {
    await insertOrder(shop.admin, { status: 'PAID' })
    await insertOrder(shop.admin, { status: 'PAID', columns: { delivery_type: 'NO_DELIVERY' } })
    await insertOrder(shop.admin, { status: 'IN_PREPARATION' })
    await insertOrder(shop.admin, { status: 'READY_FOR_PICKUP' })
    await insertOrder(shop.admin, { status: 'PAID', siteId: 3 })
    const { id } = await insertOrder(shop.admin, { status: 'DELIVERED' })
    await shop.admin.query(
      `insert into estate.returns (site_id, order_id, state, is_withdrawal, asked_at, changed_at)
       values (1, $1, 'ASKED', false, now(), now()), (1, $1, 'ACCEPTED', true, now(), now())`,
      [id],
    )
    await shop.admin.query(
      `insert into estate.mails (site_id, kind, locale, recipient, message_id, created_at, last_error)
       values (1, 'ORDER_SHIPPED', 'fr', 'a@example.org', 'x', now(), 'away')`,
    )
    await shop.admin.query(
      `insert into estate.messages (site_id, firstname, lastname, email, message, locale, answered_at)
       values (1, 'A', 'B', 'a@example.org', '?', 'fr', null), (1, 'A', 'B', 'a@example.org', '?', 'fr', now())`,
    )
    await shop.admin.query(
      `insert into estate.privacy_requests (site_id, kind, origin, email, locale, received_at, due_at)
       values (1, 'ACCESS', 'FORM', 'a@example.org', 'fr', now(), now() - interval '1 day')`,
    )
  })
  expect(before.orders).toEqual({ toPrepare: 0, inPreparation: 0, toHandOver: 0, held: 0 })
  expect(after.orders).toEqual({ toPrepare: 1, inPreparation: 1, toHandOver: 1, held: 0 })
  expect(after.returns).toEqual({ toDecide: 1, underWay: 1, toRefund: 0, withdrawals: 1 })
  expect(after.mails.failed - before.mails.failed).toBe(1)
  expect(after.messages.toAnswer - before.messages.toAnswer).toBe(1)
  expect(after.privacy).toMatchObject({ open: 1, overdue: 1, nextDueAt: expect.any(String) })
})

test('turnover is what paid orders brought, without refunds, gift cards and deposits', async () => {
  const shop = await createTestApp()
  const { after } = await differenceBy(shop, async () => {
    const now = new Date()
    await insertOrder(shop.admin, { now, shippingCents: 1_000, columns: { refunded_cents: 500 } })
    await insertOrder(shop.admin, { now, columns: { paid_at: null, status: 'AWAITING_PAYMENT' } })
    const { id } = await insertOrder(shop.admin, {
      now,
      lines: [
        { quantity: 1, unitCents: 5_000 },
        { quantity: 1, unitCents: 900 },
      ],
    })
    await shop.admin.query('update estate.order_lines set is_gift_card = true where order_id = $1 and position = 0', [
      id,
    ])
    await insertOrder(shop.admin, { now: daysAgo(366) })
  })
  expect(after.turnover.today).toMatchObject({ amount: 80 + 9, orders: 2 })
  expect(after.turnover.days.at(-1)).toMatchObject({ amount: 89 })
  expect(after.turnover.year.amount).toBe(89)
  expect(after.turnover.months).toHaveLength(12)
})

test('the best wines, the stock that runs out and the carts left are told', async () => {
  const shop = await createTestApp()
  const { after } = await differenceBy(shop, async () => {
    await insertOrder(shop.admin, {
      now: daysAgo(2),
      lines: [
        { productId: 3, quantity: 12 },
        { productId: 2, quantity: 6 },
      ],
    })
    await insertOrder(shop.admin, { now: daysAgo(40), lines: [{ productId: 2, quantity: 60 }] })
    await shop.admin.query(`update estate.declinations set quantity = 5, reserved = 0 where site_id = 1 and id = 1`)
    await shop.admin.query(
      `insert into estate.stock_movements (site_id, holder, holder_id, change, reason) values (1, 'DECLINATION', 1, -30, 'SALE')`,
    )
    await shop.admin.query(
      `with cart as (insert into estate.carts (site_id, id, created_at, changed_at)
         values (1, repeat('a', 32), now() - interval '1 day', now() - interval '1 day') returning id)
       insert into estate.cart_products (site_id, cart_id, declination_id, quantity, seen_unit_cents, added_at)
       select 1, id, 1, 3, 1000, now() from cart`,
    )
    await shop.admin.query(
      `insert into estate.referral_counts (site_id, day, source, visits) values (1, current_date, 'essai', 40)`,
    )
  })
  expect(after.bestProducts.slice(0, 2)).toMatchObject([
    { idProduct: 3, quantity: 12, amount: 150 },
    { idProduct: 2, quantity: 6 },
  ])
  expect(after.runningOut).toContainEqual(
    expect.objectContaining({ idDeclination: 1, left: 5, sold: 30, daysLeft: 10, name: expect.any(String) }),
  )
  expect(after.cartsLeft).toEqual({ carts: 1, amount: 30 })
  expect(after.visits.sources).toContainEqual({ source: 'essai', visits: 40 })
})

test('everybody of the back office is told what they may see, and nothing else', async () => {
  const shop = await createTestApp()
  const seen = async (role: 'SHOP' | 'EDITOR' | 'ACCOUNTANT') => {
    const dashboard = await dashboardOf(await enterOffice(shop, { role }))
    return Object.keys(dashboard)
      .filter((name) => dashboard[name] !== null)
      .sort()
  }
  expect(await seen('EDITOR')).toEqual([])
  expect(await seen('ACCOUNTANT')).toEqual(
    ['bestProducts', 'cartsLeft', 'orders', 'returns', 'runningOut', 'turnover', 'visits'].sort(),
  )
  const customer = await shop.signIn(1, 'CUSTOMER')
  const asCustomer = await shop.app.inject({ url: '/api/admin/dashboard', headers: { authorization: customer } })
  expect(asCustomer.statusCode).toBe(403)
})
