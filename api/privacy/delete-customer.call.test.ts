import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { tablesWith } from '#tests/support/find-traces.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { arrive, HER_VALUES, openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const NAME = `${ZENOBIE.firstname} ${ZENOBIE.lastname}`

test('whom the estate forgets is found nowhere but in the archive of invoices, and signed out at once', async () => {
  const { shop, id, cookie } = await openShopWithPerson()
  const owner = await enterOffice(shop)
  const forget = (name: string) => owner.ask(`/admin/customer/${id}`, { method: 'DELETE', payload: { name } })
  expect(await forget(NAME)).toMatchObject({ status: 409, code: 'order-under-way' })
  await arrive(shop)
  const wrong = await forget('Quelqu’un d’autre')
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([400, ['name']])
  expect((await owner.ask(`/admin/customer/${id}`)).status).toBe(200)
  expect((await forget(` ${NAME.toUpperCase()} `)).data).toEqual({ isDeleted: true, coversAddress: true })
  const asked = await shop.app.inject({ url: '/api/user/address', headers: { cookie, host: 'localhost:3000' } })
  expect(asked.statusCode).toBe(401)
  await finishWork(shop)
  const found: string[] = []
  for (const value of HER_VALUES) {
    const tables = await tablesWith(shop.admin, value)
    found.push(...tables.filter((name) => name !== 'estate.invoice_archive').map((name) => `${value} in ${name}`))
  }
  expect(found).toEqual([])
  const { rows } = await shop.admin.query(
    `select origin, state from estate.privacy_requests where kind = 'DELETION' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ origin: 'ESTATE', state: 'DONE' }])
  const { rows: logged } = await shop.admin.query(
    `select kind from estate.security_events where call = 'deleteCustomer'`,
  )
  expect(logged).toContainEqual({ kind: 'deletion' })
  await expectBalanced(shop)
}, 120_000)

test('nobody who works there, nobody of the demo, nobody of another estate; and only by who may', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const foreign = await signInAs(shop, { siteId: 3, role: 'CUSTOMER' })
  const payload = { name: 'x' }
  for (const id of [owner.id, foreign.id, 987_654])
    expect(await owner.ask(`/admin/customer/${id}`, { method: 'DELETE', payload })).toMatchObject({
      status: 404,
      code: 'user-not-found',
    })
  const { rows } = await shop.admin.query(
    `select id from estate.users where site_id = 1 and email = 'client@example.com'`,
  )
  const demo = await owner.ask(`/admin/customer/${rows[0].id}`, { method: 'DELETE', payload })
  expect(demo).toMatchObject({ status: 403, code: 'account-kept' })
  const seller = await enterOffice(shop, { role: 'SHOP' })
  expect((await seller.ask(`/admin/customer/${foreign.id}`, { method: 'DELETE', payload })).status).toBe(403)
})
