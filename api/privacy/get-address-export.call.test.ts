import { expect, test } from 'vitest'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { askAt, mailedToken } from '#tests/support/test-newsletters.ts'

async function linkFor(test: TestApp, email: string): Promise<string> {
  await askAt(test, { method: 'POST', path: '/privacy/request', payload: { email, kind: 'ACCESS' } })
  await finishWork(test)
  return mailedToken(test, '/privacy/export')
}

const guest = { email: 'Lise@Example.org', firstname: 'Lise', lastname: 'Roux', message: 'phrase-de-lise' }

test('whoever follows the link sees what lies under the address, for a day, at this estate only', async () => {
  let now = new Date()
  const test = await createTestApp({ now: () => now })
  await askAt(test, { method: 'POST', path: '/message', payload: guest })
  const path = `/privacy/export/${await linkFor(test, 'lise@example.org')}`
  const answer = await askAt(test, { path })
  expect(answer.json().data).toMatchObject({ address: 'lise@example.org', coversAddress: true })
  expect(answer.body).toContain('phrase-de-lise')
  expect((await askAt(test, { path, headers: { host: 'coteaux.localhost' } })).json().code).toBe('privacy-link-over')
  now = new Date(now.getTime() + 86_400_001)
  expect((await askAt(test, { path })).statusCode).toBe(410)
})

test('who follows it while signed in with that address has shown that it is theirs', async () => {
  const test = await createTestApp()
  await askAt(test, { method: 'POST', path: '/message', payload: guest })
  const cookie = `token=${cookiesOf(await asBrowser(test).register({ email: 'lise@example.org' })).token?.value}`
  const covers = async () =>
    (await askAt(test, { path: '/user/export', headers: { cookie } })).json().data.coversAddress as boolean
  const path = `/privacy/export/${await linkFor(test, 'lise@example.org')}`
  await askAt(test, { path })
  expect(await covers()).toBe(false)
  const other = `token=${cookiesOf(await asBrowser(test).register({ email: 'eve@example.org' })).token?.value}`
  await askAt(test, { path, headers: { cookie: other } })
  expect(await covers()).toBe(false)
  await askAt(test, { path, headers: { cookie } })
  expect(await covers()).toBe(true)
})
