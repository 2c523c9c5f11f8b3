import { expect, test } from 'vitest'
import { openTokens } from './support/accounts.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const EMAIL = 'jeanne@example.org'

async function addJeanne({ admin }: TestSite) {
  await admin.query(`insert into estate.users (site_id, email, role) values (1, $1, 'CUSTOMER')`, [EMAIL])
}

const askFor = (site: TestSite, email: string) =>
  site.postForm({ path: '/password/reset/ask', fields: { intent: 'ask', email } })

test('the page of who has forgotten is kept by nobody, tells no other site, and is linked from the door', async () => {
  const site = await createTestSite()
  for (const path of ['/password/reset/ask', '/en/password/reset/ask', '/password/reset']) {
    const page = await site.get(path)
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      'same-origin',
    ])
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  expect(await (await site.get('/auth')).text()).toContain('href="/password/reset/ask"')
})

test('without scripts, a known and an unknown address read the same page', async () => {
  const site = await createTestSite()
  await addJeanne(site)
  const known = await askFor(site, EMAIL)
  const unknown = await askFor(site, 'nobody@example.org')
  expect([known.status, unknown.status]).toEqual([200, 200])
  const shown = async (answer: Response) => (await answer.text()).replace(/nonce="[^"]*"/g, '')
  const [one, other] = [await shown(known), await shown(unknown)]
  expect(one).toContain('un lien vient d’y partir')
  expect(one).toBe(other)
  const wrong = await askFor(site, 'nobody')
  expect([wrong.status, (await wrong.text()).includes('Cette adresse e-mail n’est pas valable.')]).toEqual([400, true])
})

test('without scripts, the link leads to a new password, and then to the door', async () => {
  const site = await createTestSite()
  await addJeanne(site)
  await askFor(site, EMAIL)
  const [token = ''] = await openTokens(site, 'PASSWORD_RESET')
  const path = `/password/reset/${token}`
  const page = await site.get(path)
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    200,
    'same-origin',
    'private, no-store',
  ])
  expect(await page.text()).toContain(EMAIL)
  const weak = await site.postForm({ path, fields: { intent: 'reset', password: 'azerty' } })
  const told = await weak.text()
  expect([weak.status, told.includes('id="reset-password-problem"'), told.includes('azerty')]).toEqual([
    400,
    true,
    false,
  ])
  const done = await site.postForm({ path, fields: { intent: 'reset', password: 'Quatre-vieux-chiens' } })
  expect([done.status, done.headers.get('location')]).toEqual([302, '/auth?password=changed'])
  expect(await (await site.get('/auth?password=changed')).text()).toContain('Votre mot de passe est changé.')
  const over = await site.get(path)
  expect([over.status, (await over.text()).includes('Ce lien ne s’ouvre plus')]).toEqual([410, true])
})

test('an administrator who has forgotten comes in while the site is being built', async () => {
  const site = await createTestSite()
  await addJeanne(site)
  await site.admin.query('update estate.site_settings set is_building = true where site_id = 1')
  expect((await askFor(site, EMAIL)).status).toBe(200)
  const [token = ''] = await openTokens(site, 'PASSWORD_RESET')
  expect((await site.get(`/password/reset/${token}`)).status).toBe(200)
})
