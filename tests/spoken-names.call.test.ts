import { expect, test } from 'vitest'
import { gluedNames, headingsInAddresses } from './support/spoken-names.ts'
import { insertOrder } from './support/test-order.ts'
import { createTestSite } from './support/test-site.ts'

const HOSTS = ['localhost', 'chateau.localhost', 'coteaux.localhost']
const PAGES = [
  '/',
  '/nos-vins',
  '/cart',
  '/cart/address',
  '/gift-card',
  '/auth',
  '/password/reset/ask',
  '/newsletter',
  '/nous-contacter',
  '/nos-partenaires',
  '/notre-domaine',
  '/actualites',
  '/blog',
  '/albums',
  '/evenements',
  '/service',
  '/forms/1',
  '/avis-verifies',
  '/privacy/request',
  '/withdrawal',
  '/sale-terms',
  '/nulle-part',
]
/** Of each kind one page that the pages above lead to. */
const FURTHER = [
  /^(?:\/en)?\/wines\//,
  /^(?:\/en)?\/products\/[^/]+\/\d+$/,
  /^(?:\/en)?\/service\/[^/]+\/\d+$/,
  /^(?:\/en)?\/service\/.*\/book/,
  /^(?:\/en)?\/evenements\/[^/]+\/\d+$/,
  /^(?:\/en)?\/(actualites|blog)\/[^/]+\/\d+$/,
  /\/customize$/,
]

test.each(HOSTS)('names on %s are words apart, and addresses hold no headings', async (host) => {
  const site = await createTestSite()
  const { publicId } = await insertOrder(site.admin, { columns: { delivery_delay: '2 jours' } })
  const found = new Map<RegExp, string>()
  const faults: string[] = []
  const look = async (path: string) => {
    const html = await (await site.get(path, { host })).text()
    const told = [
      ...gluedNames(html),
      ...headingsInAddresses(html).map((heading) => `a heading in an address: ${heading}`),
    ]
    faults.push(...told.map((fault) => `${path} ${fault}`))
    for (const [, href = ''] of html.matchAll(/href="([^"#?]+)"/g)) {
      for (const kind of FURTHER) if (kind.test(href) && !found.has(kind)) found.set(kind, href)
    }
  }
  for (const path of PAGES) await look(path)
  for (const path of ['/en/nous-contacter', '/en/forms/1', `/order/success?order=${publicId}`]) await look(path)
  const seen = new Set<string>()
  for (let round = 0; round < 2; round++) {
    for (const path of found.values()) {
      if (!seen.has(path)) await look(path)
      seen.add(path)
    }
  }
  expect(seen.size).toBeGreaterThan(2)
  expect(faults).toEqual([])
})

test('two parts that run into each other are seen, and those that do not are not', () => {
  expect(gluedNames('<label>Message<span>facultatif</span></label>')).toEqual(['label: Messagefacultatif'])
  expect(gluedNames('<a>2021<span>épuisé</span></a>')).toHaveLength(1)
  expect(gluedNames('<label>Message<span>, facultatif</span></label><button>Voir <b>tout</b></button>')).toEqual([])
  expect(gluedNames('<a>Un<p>autre</p></a><h2>1<svg>x</svg>er</h2><a aria-label="x">a<b>b</b></a>')).toHaveLength(1)
  expect(headingsInAddresses('<address><h2>Nous</h2></address><h2>Vous</h2>')).toEqual(['Nous'])
})
