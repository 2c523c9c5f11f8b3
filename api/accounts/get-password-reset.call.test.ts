import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER, openTokens } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a link names its account while it is good: half an hour, and not at another estate', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const browser = asBrowser(test)
  await browser.register()
  await browser.put({ url: '/password/reset/ask', payload: { email: NEWCOMER.email } })
  const [token = ''] = await openTokens(test, 'PASSWORD_RESET')
  const shown = async (host?: string) => (await asBrowser(test, host).get(`/password/reset/${token}`)).json()
  expect(await shown()).toMatchObject({ data: { email: NEWCOMER.email } })
  expect(await shown('coteaux.localhost')).toMatchObject({ success: false, code: 'link-over' })
  now = new Date('2026-05-01T10:29:59Z')
  expect(await shown()).toMatchObject({ success: true })
  now = new Date('2026-05-01T10:30:00Z')
  expect(await shown()).toMatchObject({ success: false, code: 'link-over' })
})

test('a made-up link is over, after as little', async () => {
  const browser = asBrowser(await createTestApp())
  expect((await browser.get(`/password/reset/${'x'.repeat(43)}`)).statusCode).toBe(410)
  expect((await browser.get('/password/reset/short')).statusCode).toBe(400)
})
