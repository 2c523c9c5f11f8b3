import { expect, test } from 'vitest'
import type { Declination, ProductDetail } from '#contract/catalogue/products.ts'
import type { OfferTerm } from '#contract/deliveries/offer-terms.ts'
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

const DOOR = {
  idCarrier: 1,
  name: 'À domicile',
  deliveryType: 'DELIVERY' as const,
  country: 'FR',
  price: 12.9,
  days: { least: 2, most: 3 },
}

function termOf(idDeclination: number, given: Partial<OfferTerm>): OfferTerm {
  return { idProduct: 7, idDeclination, quantity: 1, price: 12.9, ways: [DOOR], ...given }
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
  terms: [termOf(bottle.id, { quantity: 6, price: 77.4 }), termOf(magnum.id, { quantity: 1, price: 12.9, ways: [] })],
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
      // Sold by six: six are what one can buy, and what one pays.
      price: '77.40',
      priceCurrency: 'EUR',
      eligibleQuantity: { value: 6, unitCode: 'C62' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '77.40',
        valueAddedTaxIncluded: true,
        referenceQuantity: { value: 4.5, unitCode: 'LTR', valueReference: { value: 1, unitCode: 'LTR' } },
      },
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: [
        {
          '@type': 'OfferShippingDetails',
          shippingDestination: { addressCountry: 'FR' },
          shippingRate: { value: '12.90', currency: 'EUR' },
          deliveryTime: {
            handlingTime: { minValue: 0, maxValue: 0, unitCode: 'DAY' },
            transitTime: { minValue: 2, maxValue: 3, unitCode: 'DAY' },
          },
        },
      ],
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
  expect(second).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock', price: '12.90' } })
  expect(second?.offers).not.toHaveProperty('eligibleQuantity')
  expect(second?.offers).not.toHaveProperty('shippingDetails')
})

test('a single thing is a product by itself', () => {
  const alone = productData({ ...wine, declination: [bottle] }, scene)
  expect(alone).toMatchObject({ '@type': 'Product', url: 'https://d.fr/wines/les-aubepines/7' })
  expect(alone).not.toHaveProperty('hasVariant')
})

test('an estate without prices offers none, and what comes by mail is not shipped', () => {
  expect(productData({ ...wine, declination: [{ ...bottle, finalPrice: null }] }, scene)).not.toHaveProperty('offers')
  const card = { ...wine, type: { type: 'OTHER' as const }, isDematerialized: true, declination: [bottle] }
  const data = productData(card, { ...scene, terms: [termOf(bottle.id, { ways: [] })] })
  expect(data.offers).not.toHaveProperty('shippingDetails')
  expect(data.offers).not.toHaveProperty('hasMerchantReturnPolicy.returnMethod')
  expect(data).not.toHaveProperty('audience')
})

const offerOf = (product: ProductDetail, terms: readonly OfferTerm[] = scene.terms) =>
  productData({ ...product, declination: [bottle] }, { ...scene, terms }).offers as Data | undefined

test('what is made for one buyer does not come back, and nobody says how long it takes', () => {
  const made = offerOf({ ...wine, hasCustomizations: true })
  expect(made?.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'FR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
  expect(made?.shippingDetails).toEqual([expect.not.objectContaining({ deliveryTime: expect.anything() })])
})

test('a delay without a number is not told, and what has no terms is not offered', () => {
  const offer = offerOf(wine, [termOf(bottle.id, { ways: [{ ...DOOR, days: null }] })])
  const [way] = (offer?.shippingDetails ?? []) as Data[]
  expect(way).not.toHaveProperty('deliveryTime')
  expect(way).toMatchObject({ shippingRate: { value: '12.90' } })
  expect(offerOf(wine, [])).toBeUndefined()
  expect(offerOf(wine, [termOf(bottle.id, { price: null })])).toBeUndefined()
})

test('a number of trade is told under its length, and only if its last digit is right', () => {
  const dataOf = (gtin: string) => productData({ ...wine, declination: [{ ...bottle, gtin }] }, scene)
  expect(dataOf('96385074')).toMatchObject({ gtin8: '96385074' })
  expect(dataOf('036000291452')).toMatchObject({ gtin12: '036000291452' })
  expect(Object.keys(dataOf('3760000000018')).filter((key) => key.startsWith('gtin'))).toEqual([])
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
