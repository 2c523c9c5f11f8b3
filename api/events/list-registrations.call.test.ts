import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the estate sees who comes and who waits; nobody else does', async () => {
  const shop = await createTestApp()
  const id = await addEvent(shop, { capacity: 3 })
  await register(shop, { id, people: 3, phone: '06 00 00 00 00', message: 'À midi.' })
  await register(shop, { id, email: 'two@example.org', people: 2, waits: true })
  const path = `/admin/element/evenements/${id}/registrations`
  const authorization = await shop.signIn(1, 'ADMIN')
  const { data } = (await askAt(shop, { path, headers: { authorization } })).json()
  expect(data).toMatchObject({ total: 2, coming: 3, waiting: 2, placesLeft: 0 })
  expect(data.registrations).toMatchObject([
    { state: 'COMING', people: 3, lastname: 'Martin', phone: '06 00 00 00 00', message: 'À midi.' },
    { state: 'WAITING', people: 2, email: 'two@example.org', phone: null },
  ])
  const customer = await shop.signIn(1, 'CUSTOMER')
  const statuses = []
  for (const headers of [{}, { authorization: customer }]) {
    statuses.push((await askAt(shop, { path, headers: headers as Record<string, string> })).statusCode)
  }
  expect(statuses).toEqual([401, 403])
  const foreign = await addEvent(shop, { siteId: 3 })
  const other = await askAt(shop, {
    path: `/admin/element/evenements/${foreign}/registrations`,
    headers: { authorization },
  })
  expect(other.json().code).toBe('element-not-found')
})
