import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

const PAGE = '/composer-un-carton'
/** Wines of the demo, sold one by one: La Perrine 2023, Clos du Puits 2021. */
const [PERRINE, PUITS] = [14, 9]

async function createCasePage() {
  const site = await createTestSite()
  const read = async (path: string, id = 1) => {
    const answer = await site.get(path, { idSite: String(id) })
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.text()).replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
  }
  return { site, read }
}

const labels = (page: string) => [...page.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)

test('the page as it begins is kept; a case of one’s own is not, and search engines leave it alone', async () => {
  const { site, read } = await createCasePage()
  expect(await read(PAGE)).toContain('Le carton est vide')
  const before = site.queries()
  await read(PAGE)
  expect([site.queries() - before, site.cache.size().pages]).toEqual([0, 1])
  expect(await read(PAGE)).not.toContain('name="robots"')
  for (const query of [`?vins=${PERRINE}x1`, `?avec=${PERRINE}`, '?vins=x', `?vins=${PERRINE}x1&famille=reds`]) {
    expect(await read(PAGE + query)).toContain('name="robots" content="noindex"')
  }
  await read(`${PAGE}?famille=x`)
  expect(site.cache.size().pages).toBeLessThanOrEqual(2)
})

test('places tell what stands in them; every touch is a link to the case as it would be', async () => {
  const { read } = await createCasePage()
  const page = await read(`${PAGE}?vins=${PERRINE}x2,${PUITS}x1`)
  expect(labels(page)).toEqual(
    expect.arrayContaining([
      'Place 1\u00a0: La Perrine 2023, retirer',
      'Place 3\u00a0: Clos du Puits 2021, retirer',
      'Ajouter Pierre Levée 2021 au carton, 24,00\u00a0€',
    ]),
  )
  expect(page).toContain('Place 4\u00a0: libre')
  expect(page).toContain('3 bouteilles sur 6')
  expect(page).toContain(`href="${PAGE}?vins=${PERRINE}x1,${PUITS}x1"`)
  expect(page).toContain(`href="${PAGE}?vins=${PERRINE}x2,${PUITS}x2"`)
  expect(page).not.toMatch(/<[^>]+ style="/)
  const english = await read(`/en/compose-a-case?vins=${PERRINE}x1`)
  expect(labels(english)).toContain('Place 1: La Perrine 2023, remove')
  expect(english).toContain('hrefLang="fr" lang="fr"')
})

test('a full case takes nothing more and offers to grow; three at a time go where three have room', async () => {
  const { read } = await createCasePage()
  const full = labels(await read(`${PAGE}?vins=${PERRINE}x6`))
  expect(full.filter((label) => label?.startsWith('Ajouter'))).toEqual([])
  const large = labels(await read(`${PAGE}?vins=${PERRINE}x6&places=12`))
  expect(large).toContain('Place 6\u00a0: La Perrine 2023, retirer')
  expect(large.filter((label) => label?.startsWith('Ajouter 3 bouteilles')).length).toBeGreaterThan(0)
  const nearly = labels(await read(`${PAGE}?vins=${PERRINE}x4`))
  expect(nearly.filter((label) => label?.startsWith('Ajouter 3 bouteilles'))).toEqual([])
})

test('whatever an address says, the page stands, and what is not offered is said kindly', async () => {
  const { site, read } = await createCasePage()
  const { rows } = await site.admin.query('select max(id) as id from estate.declinations where site_id = 1')
  const long = Array.from({ length: 1_500 }, (_, at) => `${at + 1}x1`).join(',')
  for (const vins of [
    `${rows[0].id + 1}x1`,
    '-1x1',
    '1x-1',
    'x',
    `2x1`,
    `${PERRINE}x99`,
    long,
    '%3Cscript%3E',
    `${PERRINE}x1,,`,
  ]) {
    const page = await read(`${PAGE}?vins=${vins}`)
    expect([vins, page.includes('ne sont plus proposées')]).toEqual([vins, true])
    expect(page).not.toContain('<script>e')
  }
  expect(await read(`${PAGE}?avec=2`)).toContain('ne sont plus proposées')
  expect(await read(`${PAGE}?vins=${PERRINE}x1,${PERRINE}x1`)).toContain('2 bouteilles sur 6')
})

async function cartOf(site: TestSite, location: string | null) {
  const id = /^\/cart#cart=([0-9a-f]{32})$/.exec(location ?? '')?.[1]
  const lines = 'select declination_id as id, quantity from estate.cart_products where cart_id = $1 order by id'
  return { id, lines: (await site.admin.query(lines, [id])).rows }
}

test('without a script the case is sent as a form: two clicks fill one cart', async () => {
  const { site, read } = await createCasePage()
  const vins = `${PERRINE}x2,${PUITS}x1`
  const key = /name="key" value="([0-9a-f]{32})"/.exec(await read(`${PAGE}?vins=${vins}`))?.[1] ?? ''
  const post = () => site.postForm({ path: PAGE, fields: { vins, key } })
  const answers = await Promise.all([post(), post()])
  const carts = await Promise.all(answers.map((answer) => cartOf(site, answer.headers.get('location'))))
  expect(carts[0]?.id).toBeTruthy()
  expect(carts[1]?.id).toBe(carts[0]?.id)
  expect(carts[0]?.lines).toEqual([
    { id: PUITS, quantity: 1 },
    { id: PERRINE, quantity: 2 },
  ])
  await site.admin.query('update estate.declinations set quantity = 1 where site_id = 1 and id = $1', [PERRINE])
  const refused = await site.postForm({ path: PAGE, fields: { vins, key: 'f'.repeat(32) } })
  expect([refused.status, refused.headers.get('location')]).toEqual([302, `${PAGE}?vins=${vins}`])
  const odd = await site.postForm({ path: PAGE, fields: { vins: 'x\r\nlocation: /' } })
  expect([odd.status, odd.headers.get('location')]).toEqual([302, PAGE])
})

test('the way there stands where one chooses wine, and only where there is something to compose', async () => {
  const { site, read } = await createCasePage()
  expect(await read('/nos-vins')).toContain(`href="${PAGE}"`)
  expect(await read('/en/nos-vins')).toContain('href="/en/compose-a-case"')
  expect(await read('/wines/la-perrine/3')).toContain(`href="${PAGE}?avec=${PERRINE}"`)
  expect(await read('/wines/les-aubepines/1')).not.toContain(PAGE)
  expect(await read('/sitemap.xml')).toContain('/en/compose-a-case')
  expect((await site.get(PAGE, { idSite: '2' })).headers.get('location')).toBe('/')
  expect(await read(PAGE, 3)).toContain('Premier versant')

  await site.admin.query('update estate.declinations set sell_by_multiple_of = 6 where site_id = 1')
  site.cache.dropAll()
  expect((await site.get(PAGE)).headers.get('location')).toBe('/nos-vins')
  expect(await read('/nos-vins')).not.toContain(PAGE)
  expect(await read('/sitemap.xml')).not.toContain('compose-a-case')
})

test('ideas of the estate fill the case at once, and a draft is nobody’s', async () => {
  const { site, read } = await createCasePage()
  const page = await read(PAGE)
  expect(labels(page)).toContain('Partir de ce carton\u00a0: Découverte')
  expect(page).toContain(`href="${PAGE}?vins=9x2,11x2,28x2"`)
  await site.admin.query('update estate.case_ideas set is_published = false where site_id = 1 and position = 0')
  site.cache.dropAll()
  expect(await read(PAGE)).not.toContain('Découverte')
})
