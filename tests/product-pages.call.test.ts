import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const site = (id: number) => ({ idSite: String(id) })
const AUBEPINES = '/wines/les-aubepines/1'

async function textOf(
  { get }: Pick<TestSite, 'get'>,
  { path, id = 1 }: { path: string; id?: number },
): Promise<string> {
  const answer = await get(path, site(id))
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('&#x27;', '’')
}

async function ledFrom({ get }: Pick<TestSite, 'get'>, { path, id = 1 }: { path: string; id?: number }) {
  const answer = await get(path, site(id))
  return [answer.status, answer.headers.get('location')]
}

test('a product has one address in each language; others lead there for good', async () => {
  const running = await createTestSite()
  for (const [path, right] of [
    ['/wines/1', AUBEPINES],
    ['/wines/autre-nom/1', AUBEPINES],
    ['/wines/autre-nom/1/2020', `${AUBEPINES}/2020`],
    ['/wines/autre-nom/1/detail/7', `${AUBEPINES}/detail/7`],
    ['/products/les-aubepines/1', AUBEPINES],
    ['/en/products/1', `/en${AUBEPINES}`],
    ['/wines/coffret-decouverte/17', '/products/coffret-decouverte/17'],
    ['/products/17', '/products/coffret-decouverte/17'],
    ['/en/products/coffret-decouverte/17', '/en/products/discovery-box/17'],
  ] as const) {
    expect([path, ...(await ledFrom(running, { path }))]).toEqual([path, 301, right])
  }
  expect(running.cache.size().pages).toBe(0)
})

test('what does not exist is not found, whatever its number looks like', async () => {
  const running = await createTestSite()
  for (const path of [
    '/wines/x/999',
    '/wines/les-aubepines/abc',
    '/wines/les-aubepines/0',
    '/wines/les-aubepines/-1',
    '/wines/les-aubepines/1e3',
    '/wines/les-aubepines/2147483648',
    '/wines/les-aubepines/99999999999999999999',
    `${AUBEPINES}/1999`,
    `${AUBEPINES}/20222`,
    `${AUBEPINES}/detail/99999`,
    `${AUBEPINES}/detail/x`,
    `${AUBEPINES}/detail`,
    '/products/coffret-decouverte/17/2020',
    '/en/wines/x/999',
  ]) {
    expect([path, ...(await ledFrom(running, { path }))]).toEqual([path, 404, null])
  }
})

test('a wine’s page tells its price, its choices and where each leads', async () => {
  const running = await createTestSite()
  const html = await textOf(running, { path: AUBEPINES })
  expect(html).toMatch(/<h1[^>]*>Les Aubépines<\/h1>/)
  expect(html).toContain('Saumur-Champigny · Millésime 2023')
  // Sold by six: what six make leads, and the bottle and the litre follow it.
  expect(html).toMatch(/67,80\s€/)
  expect(html).toContain('le carton de 6 (11,30\u00a0€ la bouteille), soit 15,07\u00a0€ le litre')
  expect(html).toContain('vous économisez 14,28\u00a0€')
  const choices = [...html.matchAll(/<a href="([^"]+)" data-stay="([^"]+)"( aria-current="true")?/g)]
  expect(choices.map(([, path, label, current]) => [label, path, current ? 'current' : ''].join(' ').trim())).toEqual([
    `Millésime 2023 ${AUBEPINES} current`,
    `Millésime 2022 ${AUBEPINES}/2022`,
    `Millésime 2021 ${AUBEPINES}/2021`,
    `Millésime 2020 ${AUBEPINES}/2020`,
    `Millésime 2019 ${AUBEPINES}/2019`,
    `Format Demi-bouteille ${AUBEPINES}/detail/3`,
    `Format Bouteille ${AUBEPINES} current`,
    `Format Magnum ${AUBEPINES}/detail/4`,
  ])
  const magnum = await textOf(running, { path: `${AUBEPINES}/detail/7` })
  expect(magnum).toContain(`href="${AUBEPINES}/detail/4" data-stay="Millésime 2022"`)
})

test('prices by quantity say which bottles are added up, and lead to the other wines', async () => {
  const running = await createTestSite()
  const said = async (path: string) => /data-counted[^>]*>(.*?)<\/p>/.exec(await textOf(running, { path }))?.[1] ?? ''
  const bare = (html: string) => html.replaceAll(/<[^>]+>|\u00a0/g, (found) => (found === '\u00a0' ? ' ' : ''))
  const mixed = await said(AUBEPINES)
  expect(bare(mixed)).toBe(
    'Les quantités s’additionnent, tous millésimes et formats : Les Aubépines, Clos du Puits, La Perrine et Les Vieux Bretons.',
  )
  expect(mixed).toContain('href="/wines/clos-du-puits/2"')
  expect(mixed).not.toContain(`href="${AUBEPINES}"`)
  expect(await said(`/en${AUBEPINES}`)).toContain('href="/en/wines/clos-du-puits/2"')
  expect(bare(await said(`/en${AUBEPINES}`))).toContain('Quantities add up, whatever the vintage and format')
  expect(bare(await said('/wines/la-gabare/15'))).toBe(
    'Par vin : seules comptent les bouteilles de ce millésime et de ce format.',
  )
})

test('each page names its own address, and its languages by their own names', async () => {
  const running = await createTestSite()
  const canonical = (path: string) => `<link rel="canonical" href="http://localhost:3000${path}"/>`
  expect(await textOf(running, { path: AUBEPINES })).toContain(canonical(AUBEPINES))
  expect(await textOf(running, { path: `${AUBEPINES}/2023` })).toContain(canonical(AUBEPINES))
  expect(await textOf(running, { path: `${AUBEPINES}/detail/5` })).toContain(canonical(`${AUBEPINES}/2021`))
  expect(await textOf(running, { path: `${AUBEPINES}/detail/7` })).toContain(canonical(`${AUBEPINES}/detail/7`))
  const box = await textOf(running, { path: '/products/coffret-decouverte/17' })
  expect(box).toContain('hrefLang="en" href="http://localhost:3000/en/products/discovery-box/17"')
  expect(box).toContain('<a href="/en/products/discovery-box/17" hrefLang="en"')
  expect(box).toContain('<meta property="og:type" content="product"/>')
})

test('search engines get the facts as data that can be read', async () => {
  const running = await createTestSite()
  const html = await textOf(running, { path: AUBEPINES })
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  const [group, crumbs] = JSON.parse(json)['@graph']
  expect([group['@type'], group.hasVariant.length]).toEqual(['ProductGroup', 8])
  expect(group.hasVariant[0].offers).toMatchObject({
    // Sold by six, each of them at the price of six.
    price: '67.80',
    eligibleQuantity: { value: 6 },
    shippingDetails: [
      { shippingRate: { value: '12.90' }, deliveryTime: { transitTime: { minValue: 2, maxValue: 3 } } },
      { shippingRate: { value: '8.90' } },
    ],
    availability: 'https://schema.org/InStock',
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  })
  const places = crumbs.itemListElement.map(({ item }: { item: string }) => item.replace('http://localhost:3000', ''))
  expect(places).toEqual(['/', '/nos-vins', AUBEPINES])
})

test('a sold-out vintage keeps its page, says so and points to the current one', async () => {
  const running = await createTestSite()
  const html = await textOf(running, { path: `${AUBEPINES}/2019` })
  expect(html).toContain('Ce millésime est épuisé.')
  expect(html).toMatch(new RegExp(`<a href="${AUBEPINES}"[^>]*>Le millésime 2023 est disponible</a>`))
  expect(html).toContain('Prévenez-moi de son retour')
  expect(html).not.toContain('Ajouter 6 bouteilles')
  expect(await textOf(running, { path: `/en${AUBEPINES}/2019` })).toContain('The 2023 vintage is available')
})

test('a box lists what is in it, and what is made one’s own leads there', async () => {
  const running = await createTestSite()
  const box = await textOf(running, { path: '/products/coffret-decouverte/17' })
  expect(box).toContain('Ce coffret contient')
  expect(box).toMatch(/href="\/wines\/clos-du-puits\/2\/detail\/\d+"/)
  const gift = await textOf(running, { path: '/products/coffret-cadeau-a-votre-nom/21' })
  expect(gift).toMatch(/href="\/products\/coffret-cadeau-a-votre-nom\/21\/43\/customize"[^>]*>Personnaliser</)
  expect(gift).not.toContain('Ajouter 1 coffret')
  // A gift card is made when it is bought.
  expect(gift).toContain('En stock')
  expect(await textOf(running, { path: '/products/carte-cadeau/28' })).not.toContain('En stock')
})

test('an estate that shows no prices shows none anywhere, and asks to be written to', async () => {
  const running = await createObeyingSite()
  const hide = `update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`
  await running.change({ sql: hide })
  for (const path of [AUBEPINES, '/products/coffret-decouverte/17']) {
    const html = await textOf(running, { path })
    expect(html).toContain('href="/nous-contacter"')
    expect(html).not.toMatch(/\d,\d\d\s?€|Ajouter \d|"offers"|unitPrice/)
  }
})

test('a new price or stock shows on the kept page at once, and the neighbour’s page stays', async () => {
  const running = await createObeyingSite()
  const neighbour = '/wines/altesse/1'
  await textOf(running, { path: AUBEPINES })
  await textOf(running, { path: neighbour, id: 3 })
  await running.change({
    sql: 'update estate.declinations set fixed_price_cents = 4321 where site_id = 1 and id = 1',
  })
  expect(await textOf(running, { path: AUBEPINES })).toContain('43,21\u00a0€')
  expect(running.cache.find(3, neighbour)).toBeDefined()

  const token = await signInTo(running, { siteId: 1, role: 'ADMIN' })
  const url = new URL((await running.get('/')).url).origin
  const headers = { ...site(1), authorization: token, 'content-type': 'application/json' }
  const { rows } = await running.admin.query('select quantity from estate.declinations where site_id = 1 and id = 1')
  const counted = await fetch(`${url}/api/admin/stock/count`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ counts: [{ declinationId: 1, seen: rows[0].quantity, counted: 0 }] }),
  })
  expect(counted.status).toBe(200)
  await expect.poll(() => running.cache.find(1, AUBEPINES)).toBeUndefined()
  expect(await textOf(running, { path: AUBEPINES })).toContain('Millésime 2022')
  expect(await textOf(running, { path: `${AUBEPINES}/2023` })).toContain('Ce millésime est épuisé.')
  expect(running.cache.find(3, neighbour)).toBeDefined()
})

test('the sitemap lists products in each language with their pictures, but not those of a showcase', async () => {
  const running = await createTestSite()
  const xml = await textOf(running, { path: '/sitemap.xml' })
  expect(xml).toContain('<loc>http://localhost:3000/products/coffret-decouverte/17</loc>')
  expect(xml).toContain('<loc>http://localhost:3000/en/products/discovery-box/17</loc>')
  expect(xml).toMatch(
    /<image:loc>http:\/\/localhost:3000\/img\/w1200\/[0-9a-f]{32}\/roche-perrine-les-aubepines-2022\.jpg</,
  )
  expect(await textOf(running, { path: '/sitemap.xml', id: 2 })).not.toContain('/wines/')
})

test('on a showcase a wine’s page leads home', async () => {
  const running = await createTestSite()
  expect(await ledFrom(running, { path: '/wines/mirandel/1', id: 2 })).toEqual([302, '/'])
  expect(await ledFrom(running, { path: '/en/wines/1', id: 2 })).toEqual([302, '/en'])
})

test('what can be engraved says before it is bought that it cannot be given back, and nothing else does', async () => {
  const running = await createTestSite()
  expect(await textOf(running, { path: '/products/coffret-cadeau-a-votre-nom/21' })).toContain('221-28, 3°')
  expect(await textOf(running, { path: AUBEPINES })).not.toContain('221-28')
})

test('the vintages of a wine stand side by side: each with its year, its price and whether it can be had, each a page', async () => {
  const running = await createTestSite()
  const verticale = async (path: string, id = 1) =>
    /<section aria-labelledby="verticale".*?<\/section>/s.exec(await textOf(running, { path, id }))?.[0] ?? ''
  const whole = await verticale(`${AUBEPINES}/2021`)
  const years = [...whole.matchAll(/<a aria-label="([^"]+)" href="([^"]+)" data-stay="[^"]+"( aria-current="true")?/g)]
  expect(years.map(([, name, path, isCurrent]) => [name, path, isCurrent ? 'current' : ''])).toEqual([
    ['Les Aubépines 2023', AUBEPINES, ''],
    ['Les Aubépines 2022', `${AUBEPINES}/2022`, ''],
    ['Les Aubépines 2021', `${AUBEPINES}/2021`, 'current'],
    ['Les Aubépines 2020', `${AUBEPINES}/2020`, ''],
    ['Les Aubépines 2019', `${AUBEPINES}/2019`, ''],
  ])
  expect(whole).toContain('Le gel d’avril a pris un tiers de la récolte.')
  expect(whole).toContain('À boire de 2024 à 2029')
  expect(whole.match(/data-stock="[^"]+"/g)?.at(-1)).toBe('data-stock="sold-out"')
  // A magnum is looked at beside magnums, where there are some.
  expect(await verticale(`${AUBEPINES}/detail/7`)).toContain('Les Aubépines 2022, magnum')
  // Of one vintage only there is nothing to compare; what the year was like is told beside the story.
  expect(await verticale('/wines/rosee-de-mai/5')).toBe('')
  expect(await verticale('/products/coffret-decouverte/17')).toBe('')
})
