import { expect, test } from 'vitest'
import { invite } from '#api/accounts/invite.ts'
import { LOOK_NAMES } from '#db/estates/looks.ts'
import type { SiteDb } from '#db/site-db.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createTestSite } from '#tests/support/test-site.ts'
import type { NewEstate } from './first-estate.ts'
import { openEstate } from './open-estate.ts'

const ASKED: NewEstate = {
  name: 'Clos des Essais',
  host: 'www.clos-essais.example',
  locales: ['fr', 'en'],
  look: 'classic',
  isECommerce: true,
  company: 'EARL des Essais',
  corporateForm: 'EARL',
  siret: '73282932000074',
  vatNumber: 'FR44732829320',
  exciseNumber: 'FR0012345E678',
  address: '3, rue du Puits',
  postalCode: '49400',
  city: 'Saumur',
  email: 'bonjour@clos-essais.example',
  phone: '02 41 00 00 00',
}
const EMAIL = 'camille@clos-essais.example'
const options = (changes: Partial<NewEstate> = {}) => ({
  asked: { ...ASKED, ...changes },
  port: 3000,
  inviteFirst: (db: SiteDb) => invite(db, { email: EMAIL, locale: 'fr', now: new Date() }),
})

async function opened(changes: Partial<NewEstate> = {}) {
  const site = await createTestSite()
  const made = await openEstate(site.owner, options(changes))
  if ('hostTaken' in made) throw new Error('taken')
  await site.reload()
  const headers = { idsite: String(made.siteId) }
  const get = (path: string) => site.get(path, headers)
  return { ...site, ...made, get, page: async (path: string) => (await get(path)).text() }
}

test.each(LOOK_NAMES)(
  'a new estate of the theme %s opens: home, wines, contact, cart, account and legal pages',
  async (look) => {
    const { get, url } = await opened({ look })
    expect(url).toBe('https://www.clos-essais.example')
    const paths = [
      '',
      '/nos-vins',
      '/nous-contacter',
      '/cart',
      '/auth',
      '/legal-notice',
      '/sale-terms',
      '/privacy-policy',
    ]
    for (const path of paths) {
      for (const prefix of ['', '/en']) {
        const answer = await get(`${prefix}${path}` || '/')
        expect([answer.status, path], await answer.text()).toEqual([200, path])
      }
    }
  },
)

test('its pages say its name and who stands behind it', async () => {
  const { page } = await opened()
  expect(await page('/')).toContain('Clos des Essais prépare cette maison')
  expect(await page('/en')).toContain('Clos des Essais is filling this house')
  const notice = (await page('/legal-notice')).replace(/[\u00a0\u202f]/g, ' ')
  for (const fact of ['EARL des Essais', '732 829 320 00074', 'FR44732829320', 'FR0012345E678', '3, rue du Puits'])
    expect(notice).toContain(fact)
  expect(await page('/nous-contacter')).toContain('02 41 00 00 00')
})

test('a showcase sells nothing, and an estate of one language speaks one', async () => {
  const { page, get } = await opened({ isECommerce: false, locales: ['fr'] })
  expect(await page('/')).not.toContain('/nos-vins')
  expect((await get('/nos-vins')).status).toBe(302)
  expect(await page('/')).not.toContain('href="/en')
})

test('its number is the next, its administrator is invited, and it has every parameter', async () => {
  const { admin, owner } = await createTestDatabase()
  expect(await openEstate(owner, options())).toMatchObject({ siteId: 4, token: expect.stringMatching(/^[\w-]{43}$/) })
  const counted = await admin.query(`select
    (select count(*) from estate.parameters where site_id = 4) = (select count(*) from estate.parameters where site_id = 1) as whole,
    (select array_agg(email) from estate.invitations where site_id = 4) as invited,
    (select is_default from platform.sites where id = 4) as "isDefault"`)
  expect(counted.rows).toEqual([{ whole: true, invited: [EMAIL], isDefault: false }])
})

test('two estates opened at once get numbers of their own; one host name is one estate’s', async () => {
  const { owner, admin } = await createTestDatabase()
  const hosts = Array.from({ length: 6 }, (_, at) => `clos-${at}.example`)
  const made = await Promise.all(hosts.map((host) => openEstate(owner, options({ host }))))
  expect(made.map((one) => ('siteId' in one ? one.siteId : 0)).sort()).toEqual([4, 5, 6, 7, 8, 9])
  expect(await openEstate(owner, options({ host: 'clos-3.example' }))).toEqual({ hostTaken: true })
  expect((await admin.query('select count(*)::int as n from platform.sites')).rows[0].n).toBe(9)
})

test('the first estate of all is what shared hosts show', async () => {
  const { owner, admin } = await createTestDatabase()
  await admin.query('update platform.sites set is_default = false')
  const made = await openEstate(owner, options({ host: 'clos.localhost' }))
  expect(made).toMatchObject({ url: 'http://clos.localhost:3000' })
  expect((await admin.query('select id from platform.sites where is_default')).rows).toEqual([{ id: 4 }])
})
