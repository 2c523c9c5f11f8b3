import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt, openAccount } from '#tests/support/test-newsletters.ts'

test('a customer sees their own requests; one under their address that a stranger wrote is not theirs', async () => {
  const test = await createTestApp()
  const { cookie } = await openAccount(test)
  const payload = { email: 'lise@example.org', kind: 'OBJECTION', message: 'No.' }
  await askAt(test, { method: 'POST', path: '/privacy/request', payload })
  const own = async () =>
    (await askAt(test, { path: '/user/privacy-request', headers: { cookie } })).json().data.requests
  expect(await own()).toEqual([])
  await askAt(test, { method: 'POST', path: '/privacy/request', payload, headers: { cookie } })
  expect(await own()).toMatchObject([{ kind: 'OBJECTION', state: 'OPEN', message: 'No.' }])
})
