import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the estate reads its own proofs, newest first; nobody else does', async () => {
  const test = await createTestApp()
  const give = (host: string, accepted: string[]) =>
    askAt(test, {
      method: 'POST',
      path: '/consent',
      payload: { wording: 'v1', accepted, refused: [] },
      headers: { host, origin: `http://${host}` },
    })
  await give('localhost', [])
  await give('localhost', ['MATOMO'])
  await give('coteaux.localhost', ['GA4'])
  const read = async (authorization: string) =>
    (await askAt(test, { path: '/admin/consent', headers: { authorization } })).json()
  const { consents, total } = (await read(await test.signIn(1, 'ADMIN'))).data
  expect([total, consents.map(({ accepted }: { accepted: string[] }) => accepted)]).toEqual([2, [['MATOMO'], []]])
  expect((await read(await test.signIn(1, 'CUSTOMER'))).code).toBe('not-allowed')
})
