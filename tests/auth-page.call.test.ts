import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { NEWCOMER } from './support/accounts.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

const RIGHT = { intent: 'login', email: 'client@example.com', password: DEMO_PASSWORD }
const { acceptsTerms: _, ...NEW_ACCOUNT } = { ...NEWCOMER, intent: 'register' }

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

test('signing in works with a plain form: cookies are set and the way leads on', async () => {
  const site = await createTestSite()
  const answer = await site.postForm({ path: '/auth', fields: { ...RIGHT, next: '/cart?x=1' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cart?x=1'])
  const lines = answer.headers.getSetCookie()
  expect(lines).toEqual([
    expect.stringMatching(/^token=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/),
    'idSite=1; Path=/; Max-Age=86400; SameSite=Lax',
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly$/),
  ])
  const page = await (await site.get('/account', { cookie: cookieOf(answer) })).text()
  expect(page).toContain('Hélène Marchandeau')
  expect(page).not.toContain('name="password"')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example', '/\t/evil.example', ''])(
  'after signing in, %j leads to one’s account',
  async (next) => {
    const site = await createTestSite()
    const answer = await site.postForm({ path: '/en/auth', fields: { ...RIGHT, next } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/account'])
    const page = await (await site.get(`/auth?next=${encodeURIComponent(next)}`)).text()
    expect(page).not.toContain('name="next"')
  },
)

test('the address to go on to stands in both forms', async () => {
  const site = await createTestSite()
  const page = await (await site.get('/auth?next=/cart/address')).text()
  expect(page.match(/name="next" value="\/cart\/address"/g)).toHaveLength(2)
})

test('a wrong password brings the form back with what was typed, but the password', async () => {
  const site = await createTestSite()
  const answer = await site.postForm({ path: '/auth', fields: { ...RIGHT, password: 'not-this-one' } })
  const page = await answer.text()
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(page).toContain('L’adresse e-mail ou le mot de passe ne convient pas.')
  expect(page).toContain('value="client@example.com"')
  expect(page).not.toContain('not-this-one')
})

test('what is wrong with a new account stands next to each field, in the page’s language', async () => {
  const site = await createTestSite()
  const answer = await site.postForm({ path: '/en/auth', fields: { ...NEW_ACCOUNT, password: 'azerty', phone: '12' } })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  for (const [field, told] of [
    ['password', 'Choose at least 12 characters'],
    ['phone', 'This phone number is not valid.'],
    ['acceptsTerms', 'Tick this box to continue.'],
  ]) {
    expect(page).toMatch(new RegExp(`<input[^>]*aria-describedby="[^"]*register-${field}-problem`))
    expect(page).toMatch(new RegExp(`<p id="register-${field}-problem" role="alert"(?:(?!</p>).)*${told}`))
  }
  for (const typed of ['jeanne@example.org', 'Jeanne', 'Martin', '1990-12-31', '12']) {
    expect(page).toContain(`value="${typed}"`)
  }
  expect(page).not.toContain('azerty')
})

test('a new account is opened, signed in, and taken by then', async () => {
  const site = await createTestSite()
  const filled = { ...NEW_ACCOUNT, phone: '', acceptsTerms: 'on' }
  const answer = await site.postForm({ path: '/auth', fields: filled })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account'])
  expect(await (await site.get('/account', { cookie: cookieOf(answer) })).text()).toContain('Jeanne Martin')
  const again = await site.postForm({ path: '/auth', fields: filled })
  expect(again.status).toBe(409)
  expect(await again.text()).toMatch(/<p id="register-email-problem" role="alert"(?:(?!<\/p>).)*Un compte existe déjà/)
})

test('signing out takes the cookies away and ends the session', async () => {
  const site = await createTestSite()
  const cookie = cookieOf(await site.postForm({ path: '/auth', fields: RIGHT }))
  const answer = await site.postForm({ path: '/auth', fields: { intent: 'logout' }, headers: { cookie } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  expect(cookieOf(answer)).toBe('token=; idSite=; office=')
  expect(await (await site.get('/auth', { cookie })).text()).toContain('name="password"')
})

test('a form on another site’s page signs nobody in or out', async () => {
  const site = await createTestSite()
  const foreign = { origin: 'https://evil.example' }
  expect((await site.postForm({ path: '/auth', fields: RIGHT, headers: foreign })).headers.getSetCookie()).toEqual([])
  const cookie = `token=${await signInTo(site, { siteId: 1, role: 'CUSTOMER' })}`
  const answer = await site.postForm({ path: '/auth', fields: { intent: 'logout' }, headers: { cookie, ...foreign } })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await site.get('/account', { cookie })).status).toBe(200)
})

test('who is signed in changes nothing of a kept page', async () => {
  const site = await createTestSite()
  const cookie = cookieOf(await site.postForm({ path: '/auth', fields: RIGHT }))
  const own = await site.get('/', { cookie })
  const stranger = await site.get('/')
  expect(await own.text()).toBe(await stranger.text())
  expect([own.headers.getSetCookie(), stranger.headers.getSetCookie()]).toEqual([[], []])
  expect(site.cache.find(1, '/auth')).toBe(undefined)
})

test('nobody is greeted by another’s name, on the page or in its data', async () => {
  const site = await createTestSite()
  const client = cookieOf(await site.postForm({ path: '/auth', fields: RIGHT }))
  const admin = cookieOf(await site.postForm({ path: '/auth', fields: { ...RIGHT, email: 'admin@example.com' } }))
  for (const path of ['/account', '/account.data', '/en/account.data']) {
    const seen = async (cookie: string) => {
      const answer = await site.get(path, { cookie })
      const text = await answer.text()
      return [text.includes('Marchandeau'), text.includes('Perrin-Lacaze'), answer.headers.get('cache-control')]
    }
    expect(await seen(client)).toEqual([true, false, 'private, no-store'])
    expect(await seen(admin)).toEqual([false, true, 'private, no-store'])
    expect(await seen('')).toEqual([false, false, 'private, no-store'])
  }
})

test('a form that is far too long is not read', async () => {
  const site = await createTestSite()
  const answer = await site.postForm({ path: '/auth', fields: { ...RIGHT, email: 'x'.repeat(200_000) } })
  expect(answer.status).toBe(413)
  const stream = new ReadableStream({
    start(controller) {
      for (let n = 0; n < 3; n++) controller.enqueue(new TextEncoder().encode('x'.repeat(60_000)))
      controller.close()
    },
  })
  expect((await site.postBody('/auth', stream)).status).toBe(413)
  expect((await site.postForm({ path: '/', fields: { a: 'b' } })).status).toBe(405)
})

test('while a site is being built its owners can still come in, and strangers learn nothing more', async () => {
  const site = await createTestSite()
  await site.admin.query('update estate.site_settings set is_building = true where site_id = 1')
  const stranger = await site.get('/auth')
  const page = await stranger.text()
  expect(stranger.status).toBe(200)
  expect(page).toContain('name="password"')
  expect(page).not.toContain('/notre-domaine')
  expect(page).not.toContain('<picture>')
  const cookie = cookieOf(await site.postForm({ path: '/auth', fields: { ...RIGHT, email: 'admin@example.com' } }))
  expect((await site.get('/', { cookie })).status).toBe(200)
  expect((await site.get('/')).status).toBe(503)
})

test('who is signed in already is led to their account, or on to where they wanted', async () => {
  const site = await createTestSite()
  const cookie = cookieOf(await site.postForm({ path: '/auth', fields: RIGHT }))
  const ways = ['/auth', '/en/auth', '/auth?next=/cart', '/auth?next=//evil.example']
  const answers = await Promise.all(ways.map((path) => site.get(path, { cookie })))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, '/account'],
    [302, '/en/account'],
    [302, '/cart'],
    [302, '/account'],
  ])
})
