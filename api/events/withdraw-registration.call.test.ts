import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the estate cancels for somebody, who is told; the places go to who waits', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop, { capacity: 3 })
  await register(shop, { id, people: 3 })
  await register(shop, { id, email: 'two@example.org', people: 2, waits: true })
  const states = async () =>
    (await shop.admin.query('select id, state from estate.event_registrations where element_id = $1 order by id', [id]))
      .rows
  const [first] = await states()
  const cancel = async (headers: Record<string, string>) =>
    (await askAt(shop, { method: 'POST', path: `/admin/registration/${first.id}/cancel`, payload: {}, headers })).json()
  expect((await cancel({})).code).toBe('not-signed-in')
  expect((await cancel({ authorization: await shop.signIn(1, 'CUSTOMER') })).code).toBe('not-allowed')
  const neighbour = { authorization: await shop.signIn(3, 'ADMIN'), host: 'coteaux.localhost' }
  expect((await cancel(neighbour)).code).toBe('registration-not-found')
  const authorization = await shop.signIn(1, 'ADMIN')
  for (let time = 0; time < 2; time++) expect((await cancel({ authorization })).data).toEqual({ state: 'CANCELLED' })
  expect((await states()).map(({ state }) => state)).toEqual(['CANCELLED', 'COMING'])
  const { rows } = await shop.admin.query(
    `select facts ->> 'step' as step from estate.mails where kind = 'EVENT_REGISTRATION' order by id`,
  )
  expect(rows.map(({ step }) => step)).toEqual(['COMING', 'WAITING', 'WITHDRAWN', 'PROMOTED'])
})
