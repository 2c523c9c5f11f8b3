import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { claimGuestOrders } from './guest-orders.ts'

test('guests’ orders of the very address become the account’s, of no other, and of no other estate', async () => {
  const app = await createTestApp()
  const [own, other] = [
    await signInAs(app, { siteId: 1, role: 'CUSTOMER' }),
    await signInAs(app, { siteId: 1, role: 'CUSTOMER' }),
  ]
  const ids = []
  for (const order of [
    { email: 'jeanne@example.com' },
    { email: 'jeanne+vin@example.com' },
    { email: 'jeanne@example.com', userId: other.id },
    { email: 'jeanne@example.com', siteId: 3 },
  ])
    ids.push((await insertOrder(app.admin, order)).id)
  await app.admin.query(`update estate.users set email = 'jeanne@example.com' where site_id = 1 and id = $1`, [own.id])
  const claim = () => inSite({ pool: app.pool, siteId: 1 }, (db) => claimGuestOrders(db, own.id))
  // An address that was only typed may be another person's.
  expect(await claim()).toBe(0)
  await app.admin.query('update estate.users set email_confirmed_at = now() where site_id = 1 and id = $1', [own.id])
  expect(await claim()).toBe(1)
  expect(await claim()).toBe(0)
  const { rows } = await app.admin.query('select id, user_id from estate.orders where user_id = $1', [own.id])
  expect(rows).toEqual([{ id: ids[0], user_id: own.id }])
})
