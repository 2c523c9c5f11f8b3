import { expect, test } from 'vitest'
import { startSmtp } from './stand-ins/smtp.ts'
import { runOperatorCommand } from './support/run-command.ts'
import { TEST_SECRET } from './support/test-secret.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const FLAGS = {
  name: 'Clos des Essais',
  host: 'clos.localhost',
  company: 'EARL des Essais',
  siret: '732 829 320 00074',
  vat: 'FR 44 732829320',
  address: '3, rue du Puits',
  'postal-code': '49400',
  city: 'Saumur',
  email: 'bonjour@clos.example',
  languages: 'fr,en',
  admin: 'Camille@clos.example',
}

const flags = (given: Record<string, string>) => Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
const settings = ({ ownerUrl }: Pick<TestSite, 'ownerUrl'>) => ({
  DATABASE_URL: ownerUrl,
  SECRET_KEY: TEST_SECRET,
  DEMO: '0',
})

test('an estate is opened, listed, closed and opened again, and its administrator comes in by the link', async () => {
  const site = await createTestSite()
  const environment = settings(site)
  const made = await runOperatorCommand('create-site', { args: flags(FLAGS), environment })
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringContaining('Estate 4, Clos des Essais, is open: http://clos.localhost:3000/'),
  })
  await site.reload()
  const headers = { idsite: '4' }
  expect(await (await site.get('/', headers)).text()).toContain('Clos des Essais prépare cette maison')

  const path = /http:\/\/clos\.localhost:3000(\/invitation\/\S+)/.exec(made.said)?.[1] ?? ''
  const page = await site.get(path, headers)
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    200,
    'same-origin',
    'private, no-store',
  ])
  expect(await page.text()).toContain('camille@clos.example')
  const fields = { firstname: 'Camille', lastname: 'Vernon', password: 'neuf chais sous la pluie' }
  const weak = await site.postForm({ path, headers, fields: { ...fields, password: 'court' } })
  expect([weak.status, (await weak.text()).includes('Choisissez au moins 12')]).toEqual([400, true])
  const entered = await site.postForm({ path, headers, fields })
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/admin?lang=fr'])
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const account = await (await site.get('/account', { ...headers, cookie })).text()
  expect(account).toContain('Camille Vernon')
  expect(account).toContain('href="/admin?lang=fr"')
  const named = { site: 'clos.localhost', email: 'camille@clos.example' }
  expect(await runOperatorCommand('name-accountant', { args: flags(named), environment })).toMatchObject({
    code: 0,
    said: expect.stringContaining('camille@clos.example reads the archive of invoices of Clos des Essais.'),
  })
  const stranger = { ...named, email: 'paul@clos.example' }
  expect(await runOperatorCommand('name-accountant', { args: flags(stranger), environment })).toMatchObject({ code: 1 })
  const again = await site.get(`/en${path}`, headers)
  expect([again.status, (await again.text()).includes('This invitation no longer opens')]).toEqual([410, true])

  const closed = await runOperatorCommand('close-site', { args: ['clos.localhost'], environment })
  expect(closed).toMatchObject({ code: 0, said: expect.stringContaining('Clos des Essais is closed') })
  await site.reload()
  const shut = await site.get('/', headers)
  expect([shut.status, (await shut.text()).includes('Ce site est fermé')]).toEqual([410, true])
  const call = await site.get('/api/parameter', { ...headers, userlang: 'en' })
  expect([call.status, (await call.json()).message]).toEqual([410, 'This site is closed.'])
  expect((await site.get('/', { idsite: '1' })).status).toBe(200)
  const list = await runOperatorCommand('list-sites', { environment })
  expect(list.said).toMatch(/4 {2}Clos des Essais +clos\.localhost {2}\(closed\)/)
  await runOperatorCommand('close-site', { args: ['4', '--reopen'], environment })
  await site.reload()
  expect((await site.get('/', headers)).status).toBe(200)
})

test('what cannot be is one sentence, and nothing is written', async () => {
  const site = await createTestSite()
  const environment = settings(site)
  const refusals: [Record<string, string>, RegExp][] = [
    [{ host: 'localhost' }, /^cuvee: Another estate answers under localhost already\.$/m],
    [{ admin: 'admin@example.com' }, /an address of the demo/],
    [{ siret: '732 829 320 00075' }, /^cuvee: --siret "732 829 320 00075" is no SIRET/],
  ]
  for (const [changes, sentence] of refusals) {
    const ran = await runOperatorCommand('create-site', { args: flags({ ...FLAGS, ...changes }), environment })
    expect(ran).toMatchObject({ code: 1, said: expect.stringMatching(sentence) })
  }
  expect((await site.admin.query('select count(*)::int as n from platform.sites')).rows[0].n).toBe(3)
})

test('an administrator is invited by mail where there is a mail server, and nothing of the link stays in the database', async () => {
  const site = await createTestSite()
  const smtp = await startSmtp()
  const args = flags({ site: '3', email: 'malik@ysaline.example', language: 'en' })
  const ran = await runOperatorCommand('invite-administrator', {
    args,
    environment: { ...settings(site), SMTP_URL: smtp.url },
  })
  expect(ran).toMatchObject({ code: 0, said: expect.stringContaining('It was sent to malik@ysaline.example.') })
  const token = /\/en\/invitation\/([\w-]{43})/.exec(ran.said)?.[1] ?? 'none'
  expect(smtp.recipients).toEqual(['malik@ysaline.example'])
  expect(smtp.received.join('').replace(/=\r\n/g, '')).toContain(`/en/invitation/${token}`)
  expect((await site.admin.query('select from estate.mails')).rowCount).toBe(0)
  expect((await site.get(`/en/invitation/${token}`, { idsite: '3' })).status).toBe(200)
})
