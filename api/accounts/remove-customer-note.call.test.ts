import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a note of a customer is taken away, by its own estate only', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const { id } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const { data } = await owner.ask(`/admin/customer/${id}/note`, { method: 'POST', payload: { text: 'Rappeler' } })
  const path = `/admin/customer/${id}/note/${data.note.id}`
  expect(await neighbour.ask(path, { method: 'DELETE' })).toMatchObject({ status: 404 })
  expect(await owner.ask(path, { method: 'DELETE' })).toMatchObject({ status: 200 })
  expect(await owner.ask(path, { method: 'DELETE' })).toMatchObject({ status: 404, code: 'thing-not-found' })
})
