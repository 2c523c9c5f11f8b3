import { expect, test } from 'vitest'
import { addCommunes } from './support/test-communes.ts'
import { addPartner } from './support/test-partners.ts'
import { createTestSite } from './support/test-site.ts'

async function partnersPage() {
  const site = await createTestSite()
  await site.admin.query(`delete from estate.elements where route = 'partenaires'`)
  await addCommunes(site)
  const read = async (path: string) => (await site.get(path)).text()
  return { site, read }
}

test('the directory stands by region, with a map of links and with what machines read', async () => {
  const { site, read } = await partnersPage()
  const id = await addPartner(site, { title: 'Cave <du> Quai' })
  const page = await read('/nos-partenaires')
  expect(page).toContain('Pays de la Loire')
  expect(page).toContain('Cave &lt;du&gt; Quai')
  expect(page).toContain(`href="#partner-${id}"`)
  expect(page).toContain('"@type":"LocalBusiness"')
  expect(page).toContain('Une adresse')
  expect(page).not.toMatch(/<[^>]+ style="/)
})

test('a plain form finds the nearest; a place that nobody knows is said, and typed words are shown as text', async () => {
  const { site, read } = await partnersPage()
  await addPartner(site)
  const near = await read('/nos-partenaires?place=49730&kind=CAVISTE')
  expect(near).toContain('Les plus proches de Turquant (49730)')
  expect(near).toContain('à 9,7\u00a0km')
  expect(near).toContain('name="robots" content="noindex"')
  const unknown = await read('/nos-partenaires?place=%3Cscript%3Ealert(1)%3C/script%3E')
  expect(unknown).toContain('Nous ne connaissons pas de commune')
  expect(unknown).not.toContain('<script>alert(1)')
})

test('25 partners are two pages; what lies beyond is not there', async () => {
  const { site, read } = await partnersPage()
  for (let at = 0; at < 25; at++) await addPartner(site, { title: `Cave ${String(at).padStart(2, '0')}` })
  expect(await read('/nos-partenaires')).toContain('href="/nos-partenaires?page=2"')
  expect(await read('/nos-partenaires?page=2')).toContain('Cave 24')
  expect((await site.get('/nos-partenaires?page=3')).status).toBe(404)
})

test('an estate without partners says so and leads on', async () => {
  const { read } = await partnersPage()
  const page = await read('/nos-partenaires')
  expect(page).toContain('Bientôt des adresses')
  expect(page).not.toContain('name="place"')
})

test('the directory is kept and then costs no query; what somebody typed or made up is not kept', async () => {
  const { site, read } = await partnersPage()
  await addPartner(site)
  for (const path of ['/nos-partenaires', '/nos-partenaires?kind=CAVISTE']) await read(path)
  const asked = site.queries()
  for (const path of ['/nos-partenaires', '/nos-partenaires?kind=CAVISTE']) await read(path)
  expect(site.queries()).toBe(asked)
  const { pages } = site.cache.size()
  for (const query of ['place=Tours', 'kind=GARAGE', 'page=01']) await read(`/nos-partenaires?${query}`)
  expect(site.cache.size().pages).toBe(pages)
})
