import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('what is noted of a customer is with them, and in what they are shown of their data', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id, token } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const path = `/admin/customer/${id}/note`
  const { data } = await owner.ask(path, { method: 'POST', payload: { text: 'Aime les blancs.' } })
  expect((await owner.ask(`/admin/customer/${id}`)).data.customer.notes).toEqual([data.note])
  const own = await shop.app.inject({ url: '/api/user/export', headers: { authorization: token } })
  expect(own.body).toContain('Aime les blancs.')
  const neighbour = await enterOffice(shop, { siteId: 3 })
  expect(await neighbour.ask(path, { method: 'POST', payload: { text: 'x' } })).toMatchObject({ status: 404 })
})
