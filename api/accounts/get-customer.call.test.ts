import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('a customer is told whole: orders and what they came to, addresses, cards, consents', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const { rows } = await shop.admin.query(
    `update estate.users set firstname = 'Lise', lastname = 'Roy' where id = $1 returning email`,
    [id],
  )
  const { email } = rows[0]
  const own = await insertOrder(shop.admin, { userId: id, email, columns: { refunded_cents: 1_000 } })
  await insertOrder(shop.admin, { userId: id, email, status: 'AWAITING_PAYMENT', columns: { paid_at: null } })
  await insertOrder(shop.admin, { email })
  await shop.admin.query(
    `insert into estate.customer_addresses (site_id, user_id, firstname, lastname, company, address, address_part2,
       postal_code, city, country_id, is_delivery_default, is_billing_default, created_at)
     values (1, $1, 'Lise', 'Roy', '', '2 rue du Pressoir', '', '49400', 'Saumur', 250, true, true, now())`,
    [id],
  )
  const { customer } = (await owner.ask(`/admin/customer/${id}`)).data
  expect(customer).toMatchObject({
    id,
    firstName: 'Lise',
    lastName: 'Roy',
    email,
    isEmailConfirmed: false,
    turnover: 65,
    paidOrders: 1,
    addresses: [{ city: 'Saumur', isDeliveryDefault: true }],
    giftCards: [],
    consents: [],
    groups: [],
    notes: [],
  })
  expect(customer.orders).toHaveLength(2)
  expect(customer.orders.at(-1)).toMatchObject({ total: 75, money: 'PAID' })
  expect(customer.orders.map((order: { id: number }) => order.id)).toContain(own.id)

  // What a guest ordered under the address is theirs once they have shown that it is.
  await shop.admin.query('update estate.users set email_confirmed_at = now() where id = $1', [id])
  expect((await owner.ask(`/admin/customer/${id}`)).data.customer).toMatchObject({ paidOrders: 2, turnover: 140 })
})

test('administrators and other estates’ customers are no customers here', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const foreign = await signInAs(shop, { siteId: 3, role: 'CUSTOMER' })
  for (const id of [owner.id, foreign.id, 987_654])
    expect(await owner.ask(`/admin/customer/${id}`)).toMatchObject({ status: 404, code: 'thing-not-found' })
  const accountant = await enterOffice(shop, { role: 'ACCOUNTANT' })
  expect((await accountant.ask(`/admin/customer/${foreign.id}`)).status).toBe(403)
})
