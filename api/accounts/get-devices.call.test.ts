import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('where an account is signed in, in a word each; neither a token nor its hash nor what browsers send is shown', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const browser = asBrowser(test)
  const first = (await browser.register({}, { 'user-agent': IPHONE })).json().data.token
  now = new Date('2026-05-01T12:00:00Z')
  const second = (await browser.login({ ...NEWCOMER, headers: { 'user-agent': FIREFOX } })).json().data.token
  const answer = await browser.get('/user/device', { authorization: second })
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const at = { firstSeenAt: '2026-05-01T10:00:00.000Z', lastSeenAt: '2026-05-01T10:00:00.000Z' }
  const later = { firstSeenAt: '2026-05-01T12:00:00.000Z', lastSeenAt: '2026-05-01T12:00:00.000Z' }
  expect(answer.json().data.devices).toEqual([
    { id, browser: 'FIREFOX', system: 'WINDOWS', ...later, isThis: true },
    { id, browser: 'SAFARI', system: 'IPHONE', ...at, isThis: false },
  ])
  for (const token of [first, second]) {
    const hash = createHash('sha256').update(token).digest()
    for (const secret of [token, hash.toString('hex'), hash.toString('base64')])
      expect(answer.body).not.toContain(secret)
  }
  const { rows } = await test.admin.query('select * from estate.sessions')
  expect(JSON.stringify(rows)).not.toContain('Gecko')
  expect((await browser.get('/user/device')).statusCode).toBe(401)
})

test('a session that is over is no device any more', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const test = await createTestApp({ now: () => now })
  const browser = asBrowser(test)
  await browser.register()
  now = new Date('2026-05-02T09:00:00Z')
  const { token } = (await browser.login(NEWCOMER)).json().data
  now = new Date('2026-05-02T10:00:00Z')
  expect((await browser.get('/user/device', { authorization: token })).json().data.devices).toHaveLength(1)
})
