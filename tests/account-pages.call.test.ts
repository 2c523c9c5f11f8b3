import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { NEWCOMER, openTokens } from './support/accounts.ts'
import { addEvent } from './support/test-events.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function signUp(site: TestSite): Promise<string> {
  const { acceptsTerms: _, ...account } = NEWCOMER
  const fields = { ...account, intent: 'register', acceptsTerms: 'on' }
  return cookieOf(await site.postForm({ path: '/auth', fields }))
}

const PAGES = ['/account/profil', '/account/addresses', '/account/security', '/account/second-factor']

test('the pages of an account are its owner’s alone: kept by nobody, and led to through the door', async () => {
  const site = await createTestSite()
  const cookie = await signUp(site)
  for (const path of PAGES) {
    for (const localized of [path, `/en${path}`]) {
      const page = await site.get(localized, { cookie })
      expect([localized, page.status, page.headers.get('cache-control')]).toEqual([localized, 200, 'private, no-store'])
      const shown = await page.text()
      expect(shown).toContain('<meta name="robots" content="noindex"/>')
      expect(shown).toMatch(/<h1 class="title-2">/)
    }
    const stranger = await site.get(path)
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`])
  }
})

test('the first page tells when one is expected at the estate, once the address is confirmed', async () => {
  const site = await createTestSite()
  const cookie = await signUp(site)
  const event = await addEvent(site)
  const { firstname, lastname, email } = NEWCOMER
  await fetch(`${site.base}/api/element/evenements/${event}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', idsite: '1' },
    body: JSON.stringify({ firstname, lastname, email, people: 2, consent: true }),
  })
  const home = async (path = '/account') => (await site.get(path, { cookie })).text()
  expect(await home()).not.toContain('Fête du puits')
  await site.admin.query('update estate.users set email_confirmed_at = now() where email = $1', [email])
  const page = await home()
  for (const said of ['Vos rendez-vous au domaine', 'Fête du puits', 'jeudi 5 décembre 2030', 'Voir mon inscription'])
    expect(page).toContain(said)
  const [, own = ''] = /href="(\/evenements\/inscription\/[\w-]{43})"/.exec(page) ?? []
  expect(await (await site.get(own)).text()).toContain('Rendre ma place')
  expect(await home('/en/account')).toContain('Feast of the well')
})

test('without scripts, a profile is kept, and what is wrong stands next to its field with what was typed', async () => {
  const site = await createTestSite()
  const cookie = await signUp(site)
  const save = (fields: Record<string, string>) =>
    site.postForm({ path: '/account/profil', fields: { intent: 'profil', ...fields }, headers: { cookie } })
  const done = await save({ firstname: 'Anne', lastname: 'Martin', phone: '06 12 34 56 78', language: 'fr' })
  expect([done.status, done.headers.get('location')]).toEqual([302, '/account/profil?done=profil'])
  const page = await (await site.get('/account/profil?done=profil', { cookie })).text()
  expect(page).toContain('Vos informations sont enregistrées.')
  expect(page).toContain('value="Anne"')
  expect(page).not.toContain('name="birthdate"')
  const wrong = await save({ firstname: 'Zoé 🍇', lastname: 'Martin', phone: '12', language: 'fr' })
  const told = await wrong.text()
  expect([wrong.status, told.includes('id="profil-phone-problem"'), told.includes('value="Zoé 🍇"')]).toEqual([
    400,
    true,
    true,
  ])
})

test('without scripts, an address is added, changed and deleted', async () => {
  const site = await createTestSite()
  const cookie = await signUp(site)
  const post = (fields: Record<string, string>) =>
    site.postForm({ path: '/account/addresses', fields, headers: { cookie } })
  const home = {
    intent: 'save',
    firstname: 'Jeanne',
    lastname: 'Martin',
    address: '12 rue des Tonneliers',
    postalCode: '49400',
    city: 'Saumur',
    idCountry: '250',
  }
  expect((await post(home)).headers.get('location')).toBe('/account/addresses?done=saved')
  const { rows } = await site.admin.query('select id from estate.customer_addresses')
  const edit = await (await site.get(`/account/addresses?edit=${rows[0].id}`, { cookie })).text()
  expect(edit).toContain(`name="id" value="${rows[0].id}"`)
  expect((await post({ ...home, id: String(rows[0].id), city: 'Angers' })).status).toBe(302)
  expect(await (await site.get('/account/addresses', { cookie })).text()).toContain('49400 Angers')
  const wrong = await post({ ...home, address: '' })
  const told = await wrong.text()
  expect([wrong.status, told.includes('id="address-address-problem"')]).toEqual([400, true])
  // A postal code is no secret code: it is kept like all that was typed.
  expect(told).toMatch(/<input[^>]*name="postalCode"[^>]*value="49400"|<input[^>]*value="49400"[^>]*name="postalCode"/)
  expect((await post({ intent: 'remove', id: String(rows[0].id) })).headers.get('location')).toBe(
    '/account/addresses?done=removed',
  )
})

test('without scripts, a second factor is set up, asked for at the door, and everything is signed out', async () => {
  const site = await createTestSite()
  const cookie = await signUp(site)
  const path = '/account/second-factor'
  const post = (fields: Record<string, string>) => site.postForm({ path, fields, headers: { cookie } })
  const wrong = await post({ intent: 'begin', password: 'wrong' })
  expect([wrong.status, (await wrong.text()).includes('id="begin-password-problem"')]).toEqual([403, true])
  expect((await post({ intent: 'begin', password: NEWCOMER.password })).headers.get('location')).toBe(path)
  const shown = await (await site.get(path, { cookie })).text()
  const secret = (/font-mono">([A-Z2-7 ]+)</.exec(shown)?.[1] ?? '').replaceAll(' ', '')
  expect(secret).toHaveLength(32)
  const confirmed = await (await post({ intent: 'confirm', code: generateSync({ secret }) })).text()
  const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(confirmed) ?? []

  const fields = { intent: 'login', email: NEWCOMER.email, password: NEWCOMER.password, next: '/cart' }
  const first = await site.postForm({ path: '/auth', fields })
  const page = await first.text()
  expect([first.status, first.headers.getSetCookie()]).toEqual([200, []])
  const challenge = /name="challenge" value="([\w-]{43})"/.exec(page)?.[1] ?? ''
  const again = await site.postForm({
    path: '/auth',
    fields: { intent: 'code', challenge, code: '000000', next: '/cart' },
  })
  expect([again.status, (await again.text()).includes('id="code-code-problem"')]).toEqual([401, true])
  const second = await site.postForm({ path: '/auth', fields: { intent: 'code', challenge, code, next: '/cart' } })
  expect([second.status, second.headers.get('location')]).toEqual([302, '/cart'])

  const ended = await site.postForm({ path: '/account/security', fields: { intent: 'devices' }, headers: { cookie } })
  expect([ended.status, ended.headers.get('location')]).toEqual([302, '/auth'])
  for (const one of [cookie, cookieOf(second)]) {
    expect((await site.get('/account/security', { cookie: one })).status).toBe(302)
  }
})

test('the link of a mail asks before it does anything', async () => {
  const site = await createTestSite()
  const cookie = await signUp(site)
  const [token = ''] = await openTokens(site, 'EMAIL_CONFIRM')
  const path = `/account/email/${token}`
  expect((await site.get(path)).headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`)
  const page = await site.get(path, { cookie })
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
  const { rows } = await site.admin.query('select email_confirmed_at from estate.users where email = $1', [
    NEWCOMER.email,
  ])
  expect(rows).toEqual([{ email_confirmed_at: null }])
  const done = await site.postForm({ path, fields: { intent: 'follow' }, headers: { cookie } })
  expect([done.status, (await done.text()).includes('Votre adresse est confirmée')]).toEqual([200, true])
})
