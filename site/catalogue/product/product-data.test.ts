import { expect, test } from 'vitest'
import type { Declination, ProductDetail } from '#contract/catalogue/products.ts'
import { isAlcohol, productData } from './product-data.ts'

const picture = (id: string) => ({
  id,
  externalId: id,
  externalType: 'IMAGE' as const,
  externalPath: `/img/original/${id}`,
  url: `/img/original/${id}/a.png`,
  name: 'a',
  quality: 72,
  width: 700,
  height: 2_000,
  alt: '',
})

const bottle: Declination = {
  id: 3,
  reference: 'AUB-2022-75',
  gtin: '3760000000017',
  year: 2022,
  capacity: 75,
  capacityUnit: 'CENTILITRE',
  format: 750,
  variations: [],
  variation1: null,
  variation2: null,
  variation3: null,
  fixedPrice: null,
  price: 12.9,
  finalPrice: 12.9,
  pricePerLitre: 17.2,
  reduction: null,
  discount: null,
  quantity: 60,
  setQuantity: true,
  isInStock: true,
  sellByMultipleOf: 6,
  giftAmount: null,
  image: picture('a'.repeat(32)),
}
const magnum: Declination = { ...bottle, id: 4, gtin: null, reference: '', year: 2020, format: 1_500, isInStock: false }

const wine: ProductDetail = {
  id: 7,
  type: { type: 'WINE' },
  subtypeType: 'BOTTLE',
  kind: 'STILL',
  name: 'Les Aubépines',
  slug: 'les-aubepines',
  teaser: 'Un vin',
  colour: 'RED',
  appellation: 'Saumur-Champigny',
  grapes: ['Cabernet franc'],
  dishes: [],
  tags: [],
  medals: ['GOLD'],
  price: 12.9,
  image: bottle.image,
  discount: null,
  quantity: 60,
  setQuantity: true,
  isInStock: true,
  variation1: null,
  variation2: null,
  variation3: null,
  isDematerialized: false,
  hasShippingFees: true,
  hasCustomizations: false,
  declination: [bottle, magnum],
  description: '',
  metaDescription: 'Un cabernet franc',
  slugs: { fr: 'les-aubepines' },
  grapeShares: [],
  vatRate: 20,
  images: [picture('a'.repeat(32)), picture('b'.repeat(32))],
  features: [],
  vintages: [
    {
      id: 1,
      year: 2022,
      alcohol: 13.5,
      drinkFrom: null,
      drinkUntil: null,
      serveFrom: null,
      serveUntil: null,
      nutrition: null,
      ingredients: [],
      allergens: [],
      variationFeatures: [],
    },
  ],
  awards: [
    { id: 1, idProduct: 7, vintage: 2022, name: 'Concours', year: 2025, medal: 'GOLD', score: null, image: null },
    { id: 2, idProduct: 7, vintage: 2020, name: 'Guide', year: null, medal: 'SCORE', score: '92/100', image: null },
  ],
  components: [],
  decreasingDiscounts: [],
  isDecreasingMixable: false,
  mixesWith: [],
}

const scene = {
  siteUrl: 'https://d.fr',
  urlOf: (path: string) => `https://d.fr${path}`,
  brand: 'Domaine',
  withdrawalDays: 14,
  names: { alcohol: 'ABV', appellation: 'Appellation', grapes: 'Cépages', vintage: 'Millésime' },
  titleOf: ({ year }: Declination) => `Les Aubépines ${year}`,
  sizeOf: (millilitres: number) => `${millilitres} ml`,
  reviews: { reviews: [], total: 0, average: null },
}
type Data = Record<string, unknown>
const propertiesOf = (variant: Data | undefined) => (variant?.additionalProperty ?? []) as Data[]
const variantsOf = (product: ProductDetail) => productData(product, scene).hasVariant as Data[]

test('a product with a choice is a group that says in what its variants differ', () => {
  expect(productData(wine, scene)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    url: 'https://d.fr/wines/les-aubepines/7',
    variesBy: ['https://schema.org/size', 'https://schema.org/productionDate'],
  })
  expect(variantsOf(wine).map(({ url }) => url)).toEqual([
    'https://d.fr/wines/les-aubepines/7',
    'https://d.fr/wines/les-aubepines/7/2020',
  ])
})

test('each variant tells what it is, what it costs and on which terms', () => {
  const [first, second] = variantsOf(wine)
  expect(first).toMatchObject({
    '@type': 'Product',
    name: 'Les Aubépines 2022',
    sku: 'AUB-2022-75',
    gtin13: '3760000000017',
    size: '750 ml',
    productionDate: '2022',
    countryOfOrigin: 'FR',
    audience: { suggestedMinAge: 18 },
    award: ['Concours, 2025'],
    image: [`https://d.fr/img/w1200/${'a'.repeat(32)}/a.jpg`, `https://d.fr/img/w1200/${'b'.repeat(32)}/a.jpg`],
    offers: {
      '@type': 'Offer',
      price: '12.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: { shippingDestination: { addressCountry: 'FR' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'FR' },
    },
  })
  expect(propertiesOf(first).map(({ name, value }) => [name, value])).toEqual([
    ['ABV', 13.5],
    ['Appellation', 'Saumur-Champigny'],
    ['Cépages', 'Cabernet franc'],
    ['Millésime', 2022],
  ])
  expect(second).toMatchObject({ sku: '4', award: ['Guide, 92/100'] })
  expect(second).not.toHaveProperty('gtin13')
  expect(second).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('a single thing is a product by itself', () => {
  const alone = productData({ ...wine, declination: [bottle] }, scene)
  expect(alone).toMatchObject({ '@type': 'Product', url: 'https://d.fr/wines/les-aubepines/7' })
  expect(alone).not.toHaveProperty('hasVariant')
})

test('an estate without prices offers none, and what comes by mail is not shipped', () => {
  expect(productData({ ...wine, declination: [{ ...bottle, finalPrice: null }] }, scene)).not.toHaveProperty('offers')
  const card = { ...wine, type: { type: 'OTHER' as const }, isDematerialized: true, declination: [bottle] }
  const data = productData(card, scene)
  expect(data.offers).not.toHaveProperty('shippingDetails')
  expect(data).not.toHaveProperty('audience')
})

test('a box is alcohol when there is wine in it', () => {
  const part = { idProduct: 1, idDeclination: 1, quantity: 1, name: '', slug: '', appellation: null, year: null }
  const holding = (type: 'WINE' | 'OTHER') => [{ ...part, type, format: null, image: null }]
  expect(isAlcohol({ type: { type: 'BOX' }, components: holding('WINE') })).toBe(true)
  expect(isAlcohol({ type: { type: 'BOX' }, components: holding('OTHER') })).toBe(false)
  expect(isAlcohol(wine)).toBe(true)
})

test('what buyers said here is told with its average; nothing is told of nothing', () => {
  const review = {
    id: 1,
    rating: 4,
    title: 'Droit',
    text: 'Un vin franc.',
    author: 'Jeanne L.',
    locale: 'fr',
    label: '2022, 75 cl',
    publishedAt: '2026-11-02T08:00:00.000Z',
    boughtAt: '2026-10-01T08:00:00.000Z',
    answer: null,
  }
  const said = productData(wine, { ...scene, reviews: { reviews: [review], total: 12, average: 4.3 } })
  expect(said).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 12 },
    review: [{ reviewRating: { ratingValue: 4 }, author: { name: 'Jeanne L.' }, datePublished: '2026-11-02' }],
  })
  expect(productData(wine, scene)).not.toHaveProperty('aggregateRating')
})
