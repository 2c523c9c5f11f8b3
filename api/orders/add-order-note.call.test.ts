import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('a note is kept with who wrote it, for the estate only; the log says that, not what', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id, publicId } = await insertOrder(shop.admin)
  const noted = await owner.ask(`/admin/orders/${id}/note`, { method: 'POST', payload: { text: 'Rappeler mardi.' } })
  expect(noted).toMatchObject({ status: 200, data: { note: { text: 'Rappeler mardi.', who: owner.email } } })
  expect((await owner.ask(`/admin/orders/${id}`)).data.order.notes).toEqual([noted.data.note])
  expect((await owner.ask('/admin/orders')).data.orders[0].notes).toBe(1)
  const asCustomer = await shop.app.inject({ url: `/api/order/${publicId}` })
  expect(asCustomer.body).not.toContain('Rappeler')
  expect(await loggedChanges(shop, 'orderNotes')).toEqual([
    { call: 'addOrderNote', thing_id: String(noted.data.note.id), before: null, after: { idOrder: id } },
  ])
})

test('no note on another estate’s order, none that is empty, none by who may only look', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const own = await insertOrder(shop.admin)
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  const note = (id: number, text: string) => ({ path: `/admin/orders/${id}/note`, payload: { text } })
  const ask = async ({ path, payload }: ReturnType<typeof note>, who = owner) =>
    (await who.ask(path, { method: 'POST', payload })).status
  expect(await ask(note(foreign.id, 'Bonjour'))).toBe(404)
  expect(await ask(note(own.id, ' '))).toBe(400)
  expect(await ask(note(own.id, 'Bonjour'), await enterOffice(shop, { role: 'ACCOUNTANT' }))).toBe(403)
})
