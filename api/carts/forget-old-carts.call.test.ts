import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { signInTo } from '#tests/support/test-app.ts'
import { createTestCart } from '#tests/support/test-cart.ts'
import { addFreeCarrier, byCarrier, orderBody, startOrder } from '#tests/support/test-orders.ts'
import { forgetOldCarts } from './forget-old-carts.ts'

async function shop() {
  const cart = await createTestCart()
  const { admin, pool, ...services } = cart
  const age = (id: string, days: number) =>
    admin.query(`update estate.carts set changed_at = now() - $2 * interval '1 day' where id = $1`, [id, days])
  const filled = async (days: number, token?: string) => {
    const { data } = await cart.add({ id: cart.red, quantity: 1, as: token ? { token } : {} })
    await age(data.id, days)
    return data.id as string
  }
  const empty = async (days: number) => {
    const { data } = await cart.ask({ method: 'POST', path: '/cart', payload: {} })
    await age(data.id, days)
    return data.id as string
  }
  const run = (siteId = 1) =>
    inSite({ pool, siteId }, (db) =>
      forgetOldCarts.handle({}, { ...services, db, site: { id: siteId, name: '', mainHost: null }, now: new Date() }),
    )
  const left = async (ids: Record<string, string>) => {
    const { rows } = await admin.query('select id from estate.carts')
    const known = new Set(rows.map(({ id }) => id))
    return Object.keys(ids).filter((name) => known.has(ids[name]))
  }
  return { ...cart, age, filled, empty, run, left }
}

test('guests’ carts are forgotten, empty ones after days and filled ones after a month; others stay', async () => {
  const { filled, empty, run, left, signIn } = await shop()
  const ids = {
    emptyNew: await empty(2),
    emptyOld: await empty(4),
    filledNew: await filled(30),
    filledOld: await filled(32),
    ofCustomer: await filled(400, await signIn(1, 'CUSTOMER')),
  }
  await run(3)
  expect(await left(ids)).toEqual(Object.keys(ids))
  await run()
  expect(await left(ids)).toEqual(['emptyNew', 'filledNew', 'ofCustomer'])
})

test('a cart that an order needs is never forgotten, one whose order lapsed is', async () => {
  const test = await shop()
  const { admin, filled, run, left, age } = test
  const carrier = await addFreeCarrier(test)
  const ids = { awaiting: await filled(0), paid: await filled(0), lapsed: await filled(0) }
  for (const id of Object.values(ids)) {
    await startOrder(test, { payload: orderBody(id, byCarrier(carrier)) })
    await age(id, 60)
  }
  await admin.query(`update estate.carts set ordered_at = now() where id = $1`, [ids.paid])
  await admin.query(`update estate.orders set status = 'CANCELLED', fulfilment = 'CANCELLED' where cart_id = $1`, [
    ids.lapsed,
  ])
  await run()
  expect(await left(ids)).toEqual(['awaiting', 'paid'])
})

test('a cart that became part of a customer’s leads there for a month', async () => {
  const { filled, run, left, age, makeMain, ...rest } = await shop()
  const token = await signInTo(rest, { siteId: 1, role: 'CUSTOMER' })
  await filled(0, token)
  const ids = { young: await filled(0), old: await filled(0) }
  for (const id of Object.values(ids)) expect((await makeMain(id, token)).status).toBe(200)
  await age(ids.young, 20)
  await age(ids.old, 40)
  await run()
  expect(await left(ids)).toEqual(['young'])
})
