import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the estate notes what it has answered, once; another estate’s request is not found', async () => {
  const test = await createTestApp()
  const payload = { email: 'lise@example.org', kind: 'OBJECTION', message: 'No.' }
  await askAt(test, { method: 'POST', path: '/privacy/request', payload })
  const { rows } = await test.admin.query('select id from estate.privacy_requests')
  const close = async (host: string, authorization: string) =>
    (
      await askAt(test, {
        method: 'PUT',
        path: `/admin/privacy-request/${rows[0].id}`,
        payload: { state: 'DONE' },
        headers: { host, authorization },
      })
    ).json()
  const foreign = await close('coteaux.localhost', await test.signIn(3, 'ADMIN'))
  expect(foreign.code).toBe('privacy-request-not-found')
  const authorization = await test.signIn(1, 'ADMIN')
  const closed = await close('localhost', authorization)
  expect(closed.data.privacyRequest).toMatchObject({ state: 'DONE', doneAt: expect.any(String) })
  expect((await close('localhost', authorization)).code).toBe('privacy-request-not-found')
})
