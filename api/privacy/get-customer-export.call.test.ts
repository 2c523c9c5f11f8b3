import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('the estate hands a customer what it knows of them; what is under an unproven address is left out', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const { rows } = await shop.admin.query('select email from estate.users where id = $1', [id])
  await insertOrder(shop.admin, { userId: id, firstname: 'Sienne' })
  await insertOrder(shop.admin, { email: rows[0].email, firstname: 'Ailleurs' })
  const read = async () => {
    const answer = await owner.ask(`/admin/customer/${id}/export`)
    expect(answer.status).toBe(200)
    return answer.body.toString()
  }
  expect(await read()).toContain('Sienne')
  expect(await read()).not.toContain('Ailleurs')
  await shop.admin.query('update estate.users set email_confirmed_at = now() where id = $1', [id])
  expect(await read()).toContain('Ailleurs')
  const { rows: logged } = await shop.admin.query(
    `select kind from estate.security_events where call = 'getCustomerExport'`,
  )
  expect(logged[0]).toEqual({ kind: 'export' })
})

test('nobody of another estate, no administrator, and not to who is not there for it', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const foreign = await signInAs(shop, { siteId: 3, role: 'CUSTOMER' })
  for (const id of [foreign.id, owner.id])
    expect(await owner.ask(`/admin/customer/${id}/export`)).toMatchObject({ status: 404, code: 'user-not-found' })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask(`/admin/customer/${foreign.id}/export`)).status).toBe(403)
})
