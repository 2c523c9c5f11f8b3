import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register } from '#tests/support/test-events.ts'

test('the estate notes something for itself; the log tells that it did, not what', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await register(shop, { id: await addEvent(shop) })
  const { rows: made } = await shop.admin.query(
    'select id from estate.event_registrations where token_hash is not null',
  )
  const { id } = made[0]
  const note = (payload: object) => owner.ask(`/admin/registration/${id}/note`, { method: 'PUT', payload })
  expect(await note({ note: 'Allergique aux noix' })).toMatchObject({ status: 200, data: { id } })
  expect((await owner.ask(`/admin/registration/${id}`)).data.registration.note).toBe('Allergique aux noix')
  const { rows } = await shop.admin.query('select * from estate.audit_events')
  expect(rows).toMatchObject([{ call: 'noteRegistration', thing_id: String(id) }])
  expect(JSON.stringify(rows)).not.toContain('noix')
})

test('another estate’s guest is not there', async () => {
  const shop = await createTestApp()
  await register(shop, { id: await addEvent(shop) })
  const { rows: made } = await shop.admin.query(
    'select id from estate.event_registrations where token_hash is not null',
  )
  const { id } = made[0]
  const other = await enterOffice(shop, { siteId: 3 })
  const noted = await other.ask(`/admin/registration/${id}/note`, { method: 'PUT', payload: { note: 'x' } })
  expect(noted).toMatchObject({ status: 404, code: 'registration-not-found' })
})
