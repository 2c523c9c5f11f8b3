import { expect, test } from 'vitest'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the export is a file to keep, named in the reader’s language, and noted in the security log', async () => {
  const test = await createTestApp()
  const cookie = `token=${cookiesOf(await asBrowser(test).register()).token?.value}`
  const answer = await askAt(test, { path: '/user/export/file', headers: { cookie, userlang: 'en' } })
  expect(answer.headers['content-disposition']).toContain('my-data.json')
  expect(JSON.parse(answer.body)).toMatchObject({ address: 'jeanne@example.org', parts: expect.any(Array) })
  const { rows } = await test.admin.query(`select call from estate.security_events where kind = 'export'`)
  expect(rows).toEqual([{ call: 'getUserExportFile' }])
  expect((await askAt(test, { path: '/user/export/file' })).json().code).toBe('not-signed-in')
})
