import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const LASTING = ['Max-Age=86400', 'Path=/', 'SameSite=Lax']

function signIn(test: TestApp, { host, headers = {} }: { host: string; headers?: Record<string, string> }) {
  return asBrowser(test, host).login({ email: 'client@example.com', password: DEMO_PASSWORD, headers })
}

/** Gives the estates hosts as they have them in real life. */
async function giveHosts({ admin, directory }: TestApp, hosts: Record<string, number>): Promise<void> {
  for (const [host, id] of Object.entries(hosts)) {
    await admin.query('insert into platform.site_hosts (host, site_id, is_main) values ($1, $2, false)', [host, id])
  }
  await directory.reload()
}

test('scripts cannot read the token; the site’s number they can; both last a day', async () => {
  const answer = await signIn(await createTestApp(), { host: 'localhost:3000' })
  const { token, idSite } = answer.json().data
  expect(cookiesOf(answer)).toEqual({
    token: { value: token, flags: ['HttpOnly', ...LASTING] },
    idSite: { value: String(idSite), flags: LASTING },
    device: {
      value: expect.stringMatching(/^[\w-]{43}$/),
      flags: ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax'],
    },
  })
})

test('over https they travel over https only; a header counts where a proxy is trusted', async () => {
  const proxied = { 'x-forwarded-proto': 'https' }
  const trusting = await createTestApp({ trustProxy: 1 })
  const trusted = await signIn(trusting, {
    host: 'localhost:3000',
    headers: { ...proxied, origin: 'https://localhost:3000' },
  })
  expect(cookiesOf(trusted).token?.flags).toContain('Secure')
  expect(cookiesOf(trusted).idSite?.flags).toContain('Secure')
  expect(cookiesOf(await signIn(trusting, { host: 'localhost:3000' })).token?.flags).not.toContain('Secure')
  const plain = await signIn(await createTestApp(), { host: 'localhost:3000', headers: proxied })
  expect(cookiesOf(plain).token?.flags).not.toContain('Secure')
})

test('on an estate’s own domain they are for the whole of it', async () => {
  const test = await createTestApp({ platformDomain: 'cuvee.example.com' })
  await giveHosts(test, {
    'www.perrine.fr': 1,
    'perrine.cuvee.example.com': 1,
    'vins.co.uk': 1,
    'un.partage.fr': 1,
    'deux.partage.fr': 3,
  })
  const domainAt = async (host: string) => {
    const flags = cookiesOf(await signIn(test, { host })).token?.flags ?? []
    return flags.find((flag) => flag.startsWith('Domain=')) ?? null
  }
  expect(await domainAt('www.perrine.fr')).toBe('Domain=perrine.fr')
  expect(await domainAt('www.perrine.fr:8443')).toBe('Domain=perrine.fr')
  expect(await domainAt('perrine.cuvee.example.com')).toBe(null)
  expect(await domainAt('vins.co.uk')).toBe(null)
  expect(await domainAt('un.partage.fr')).toBe(null)
  expect(await domainAt('vitrine.localhost')).toBe(null)
  const out = await asBrowser(test, 'www.perrine.fr').logout()
  expect(cookiesOf(out).token?.flags).toContain('Domain=perrine.fr')
})

test('a page of another site cannot sign its visitor in', async () => {
  const test = await createTestApp()
  const answers = [
    ['https://evil.example', 403],
    ['http://vitrine.localhost:3000', 403],
    // No page that has a name: it is answered, and kept out of the browser.
    ['null', 200],
  ] as const
  for (const [origin, status] of answers) {
    const answer = await signIn(test, { host: 'localhost:3000', headers: { origin } })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined])
  }
})

test('a refused answer brings no cookie', async () => {
  const answer = await asBrowser(await createTestApp()).login({ email: 'client@example.com', password: 'wrong' })
  expect(answer.headers['set-cookie']).toBe(undefined)
})
