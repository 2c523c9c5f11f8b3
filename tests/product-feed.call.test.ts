import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

interface Entry {
  fields: Map<string, string>
  shipping: Map<string, string>[]
}

const readText = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Reads what is written in elements without attributes, and fails on anything that is not whole. */
function readFields(xml: string): Map<string, string> {
  const fields = new Map<string, string>()
  const rest = xml.replaceAll(/<([\w:]+)>([^<>]*)<\/\1>/g, (_, name: string, value: string) => {
    expect(value).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/)
    expect(fields.has(name), name).toBe(false)
    fields.set(name, readText(value))
    return ''
  })
  expect(rest).toBe('')
  return fields
}

function readEntry(xml: string): Entry {
  const shipping: Map<string, string>[] = []
  const own = xml.replaceAll(/<g:shipping>(.*?)<\/g:shipping>/g, (_, way: string) => {
    shipping.push(readFields(way))
    return ''
  })
  return { fields: readFields(own), shipping }
}

async function readFeed({ get }: TestSite, { path, site = 1 }: { path: string; site?: number }) {
  const answer = await get(path, { idSite: String(site) })
  const xml = await answer.text()
  if (answer.status !== 200) return { status: answer.status, entries: [], xml, answer }
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0"><channel>\n/,
  )
  expect(xml.endsWith('</channel></rss>\n')).toBe(true)
  const entries = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, own]) => readEntry(own ?? ''))
  return { status: 200, entries, xml, answer }
}

/** The offers that a page tells to machines, by their address. */
async function offersOn(
  { get }: TestSite,
  path: string,
): Promise<Map<string, { price: string; availability: string }>> {
  const html = await (await get(path, { idSite: '1' })).text()
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const [product] = JSON.parse(json)['@graph']
  const variants: { offers: { url: string; price: string; availability: string } }[] = product.hasVariant ?? [product]
  return new Map(variants.map(({ offers }) => [offers.url, offers]))
}

test('every declination that can be bought is told with what merchants ask for, and the feed is kept', async () => {
  const site = await createTestSite()
  const { entries, answer } = await readFeed(site, { path: '/flux/produits.xml' })
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('etag')).not.toBeNull()
  const { rows } = await site.admin.query(`
    select declinations.id from estate.declinations join estate.products using (site_id)
    where site_id = 1 and products.id = product_id and products.is_valid and declinations.is_valid
      and not exists (select from estate.declinations own where own.site_id = 1 and own.id = declinations.id and own.id = 55)`)
  expect(new Set(entries.map(({ fields }) => Number(fields.get('g:id'))))).toEqual(new Set(rows.map(({ id }) => id)))
  for (const { fields, shipping } of entries) {
    expect(fields.get('g:price')).toMatch(/^\d+\.\d\d EUR$/)
    expect(fields.get('g:availability')).toMatch(/^(in|out_of)_stock$/)
    expect(fields.get('link')).toMatch(/^http:\/\/localhost:3000\/(wines|products)\//)
    expect(fields.get('g:image_link')).toMatch(/^http:\/\/localhost:3000\/img\/w1200\/.*\.jpg$/)
    expect(fields.has('g:gtin')).toBe(!fields.has('g:identifier_exists'))
    expect(shipping.length).toBeGreaterThan(0)
    for (const way of shipping) expect(way.get('g:price')).toMatch(/^\d+\.\d\d EUR$/)
  }
  const aubepines = entries.find(({ fields }) => fields.get('g:id') === '2')
  expect(Object.fromEntries(aubepines?.fields ?? [])).toMatchObject({
    title: 'Les Aubépines 2022, Saumur-Champigny, lot de 6',
    'g:multipack': '6',
    'g:item_group_id': '1',
    'g:brand': 'Domaine de la Roche-Perrine',
    'g:google_product_category': '421',
    'g:product_type': 'Vin tranquille > Rouge > Saumur-Champigny',
    'g:unit_pricing_measure': '4.5 l',
    'g:unit_pricing_base_measure': '1 l',
  })
  expect(Object.fromEntries(aubepines?.shipping[0] ?? [])).toEqual({
    'g:country': 'FR',
    'g:service': 'Livraison à domicile',
    'g:price': '12.90 EUR',
    'g:min_handling_time': '0',
    'g:max_handling_time': '0',
    'g:min_transit_time': '2',
    'g:max_transit_time': '3',
  })
})

test('prices and stock are those of the product’s page, of wines sold by three or six too', async () => {
  const site = await createTestSite()
  await site.admin.query(`
    update estate.declinations set sell_by_multiple_of = 3 where site_id = 1 and id = 14;
    update estate.declinations set quantity = 0, reserved = 0 where site_id = 1 and id = 5`)
  const { entries } = await readFeed(site, { path: '/flux/produits.xml' })
  const three = entries.find(({ fields }) => fields.get('g:id') === '14')
  expect(three?.fields.get('g:multipack')).toBe('3')
  expect(three?.fields.get('g:unit_pricing_measure')).toBe('2.25 l')
  expect(three?.fields.get('title')).toBe('La Perrine 2023, Saumur blanc, lot de 3')
  const states = new Set<string | undefined>()
  for (const group of ['1', '3', '6']) {
    const own = entries.filter(({ fields }) => fields.get('g:item_group_id') === group)
    const [first] = own
    const path = new URL(first?.fields.get('link') ?? '').pathname
    const offers = await offersOn(site, path)
    expect(own.length).toBe(offers.size)
    for (const { fields } of own) {
      const offer = offers.get(fields.get('link') ?? '')
      expect(fields.get('g:price')).toBe(`${offer?.price} EUR`)
      expect(offer?.availability.endsWith('/InStock')).toBe(fields.get('g:availability') === 'in_stock')
      states.add(fields.get('g:availability'))
    }
  }
  expect(states).toEqual(new Set(['in_stock', 'out_of_stock']))
})

test('what an estate writes stays text', async () => {
  const site = await createTestSite()
  await site.admin.query(
    `update estate.product_texts set name = 'A & <b>"C"</b>' where site_id = 1 and product_id = 1 and locale = 'fr'`,
  )
  const { entries } = await readFeed(site, { path: '/flux/produits.xml' })
  expect(entries.some(({ fields }) => fields.get('title')?.startsWith('A & <b>"C"</b> 2022'))).toBe(true)
})

test('each language has its own address and words, and only where the estate speaks it', async () => {
  const site = await createTestSite()
  const { entries } = await readFeed(site, { path: '/en/feeds/products.xml' })
  expect(entries.length).toBeGreaterThan(20)
  for (const { fields } of entries) expect(fields.get('link')).toMatch(/^http:\/\/localhost:3000\/en\//)
  expect(entries.some(({ fields }) => fields.get('title') === 'Tasting glasses, Set of 2')).toBe(true)
  expect((await readFeed(site, { path: '/feeds/products.xml' })).status).toBe(404)
  await site.admin.query(`update estate.site_settings set locales = '{fr}' where site_id = 1`)
  await site.reload()
  expect((await readFeed(site, { path: '/en/feeds/products.xml' })).status).toBe(404)
})

test('nothing of other estates, nothing hidden, and nothing at all where nothing is sold', async () => {
  const site = await createTestSite()
  const feed = (idSite: number) => readFeed(site, { path: '/flux/produits.xml', site: idSite })
  expect((await feed(2)).status).toBe(404)
  const other = await feed(3)
  expect(other.xml).toContain('Mondeuse')
  expect(other.xml).not.toMatch(/Aubépines|localhost:3000\/wines\/les/)
  expect((await feed(1)).xml).not.toContain('Mondeuse')
  await site.admin.query(`
    update estate.products set is_valid = false where site_id = 1 and id = 1;
    update estate.declinations set is_valid = false where site_id = 1 and id = 52`)
  site.cache.dropSite(1)
  const left = (await feed(1)).entries.map(({ fields }) => fields)
  expect(left.some((fields) => fields.get('g:item_group_id') === '1' || fields.get('g:id') === '52')).toBe(false)
  await site.admin.query(
    `update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`,
  )
  site.cache.dropSite(1)
  expect((await feed(1)).status).toBe(404)
  await site.admin.query('update estate.site_settings set is_building = true where site_id = 3')
  site.cache.dropSite(3)
  expect((await feed(3)).xml).not.toContain('Mondeuse')
})

test('no page leads to a feed, and no robot is told of it', async () => {
  const site = await createTestSite()
  for (const path of ['/', '/nos-vins', '/sitemap.xml', '/robots.txt']) {
    expect(await (await site.get(path, { idSite: '1' })).text()).not.toMatch(/flux\/produits|feeds\/products/)
  }
})
