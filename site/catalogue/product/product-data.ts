import type { Declination, ProductDetail } from '#contract/catalogue/products.ts'
import type { OfferTerm } from '#contract/deliveries/offer-terms.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { isGtin } from '#rules/catalogue/gtin.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { choicePath } from '#rules/catalogue/product-choice.ts'
import { pictureAddress } from '#rules/media/pictures.ts'

/** What the estate around a product says of itself, and how its pages are named in the visitor's words. */
interface ProductDataContext {
  siteUrl: string
  /** A page of the site in the visitor's language, as an absolute address. */
  urlOf: (path: string) => string
  brand: string
  withdrawalDays: number
  names: { alcohol: string; appellation: string; grapes: string; vintage: string }
  /** `Les Aubépines, Saumur-Champigny 2020, magnum`. */
  titleOf: (declination: Declination) => string
  sizeOf: (millilitres: number) => string
  /** What buyers said on this site; nobody else's words are told to machines. */
  reviews: ReviewFacts
  /** The least that can be bought of each declination, and what it costs to have it brought. */
  terms: readonly OfferTerm[]
}

interface ReviewFacts {
  reviews: readonly Review[]
  total: number
  average: number | null
}

const PICTURE_WIDTH = 1_200
const MIN_AGE = 18

/** A product in the words of schema.org: as a group where there is a choice, alone otherwise. */
export function productData(product: ProductDetail, scene: ProductDataContext): Record<string, unknown> {
  const [first, second] = product.declination
  const said = reviewData(scene.reviews)
  if (!first || !second) return first ? { ...variantData({ product, declination: first, scene }), ...said } : {}
  const url = scene.urlOf(productPath(product))
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#group`,
    productGroupID: String(product.id),
    name: product.name,
    description: product.metaDescription || product.teaser,
    url,
    brand: { '@type': 'Brand', name: scene.brand },
    ...said,
    variesBy: variesBy(product.declination),
    hasVariant: product.declination.map((one) => variantData({ product, declination: one, scene })),
  }
}

const MOST_REVIEWS = 10

function reviewData({ reviews, total, average }: ReviewFacts): Record<string, unknown> {
  if (average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: total,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.slice(0, MOST_REVIEWS).map(({ rating, title, text, author, publishedAt, locale }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      ...(author === '' ? {} : { author: { '@type': 'Person', name: author } }),
      datePublished: publishedAt.slice(0, 10),
      inLanguage: locale,
      ...(title === '' ? {} : { name: title }),
      ...(text === '' ? {} : { reviewBody: text }),
    })),
  }
}

/** Whether one must be of age to buy it. */
export function isAlcohol({ type, components }: Pick<ProductDetail, 'type' | 'components'>): boolean {
  return type.type === 'WINE' || (type.type === 'BOX' && components.some((part) => part.type === 'WINE'))
}

function variesBy(declinations: readonly Declination[]): string[] {
  const varies = (pick: (one: Declination) => unknown) => new Set(declinations.map(pick)).size > 1
  return [
    ...(varies(({ format }) => format) || varies(({ variation1 }) => variation1?.id)
      ? ['https://schema.org/size']
      : []),
    ...(varies(({ year }) => year) ? ['https://schema.org/productionDate'] : []),
  ]
}

interface VariantDataOptions {
  product: ProductDetail
  declination: Declination
  scene: ProductDataContext
}

function variantData({ product, declination, scene }: VariantDataOptions) {
  const url = scene.urlOf(choicePath(product, declination))
  const { reference, gtin, format, year, variation1 } = declination
  const size = format === null ? variation1?.label : scene.sizeOf(format)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: scene.titleOf(declination),
    description: product.metaDescription || product.teaser,
    url,
    image: pictureUrls({ product, declination, siteUrl: scene.siteUrl }),
    sku: reference || String(declination.id),
    ...(gtin !== null && isGtin(gtin) ? { [`gtin${gtin.length}`]: gtin } : {}),
    brand: { '@type': 'Brand', name: scene.brand },
    ...(size ? { size } : {}),
    ...(year === null ? {} : { productionDate: String(year) }),
    ...(isAlcohol(product) ? { countryOfOrigin: 'FR', audience: AUDIENCE } : {}),
    ...awardNames(product, year),
    ...productProperties({ product, declination, names: scene.names }),
    ...offerData({ product, declination, url, context: scene }),
  }
}

const AUDIENCE = { '@type': 'PeopleAudience', suggestedMinAge: MIN_AGE }

interface PictureUrlsOptions {
  product: ProductDetail
  declination: Declination
  siteUrl: string
}

function pictureUrls({ product: { images }, declination: { image }, siteUrl }: PictureUrlsOptions): string[] {
  const own = [...(image ? [image] : []), ...images].filter(({ externalType }) => externalType === 'IMAGE')
  return [
    ...new Set(
      own.map((picture) => `${siteUrl}${pictureAddress({ image: picture, width: PICTURE_WIDTH, format: 'jpg' })}`),
    ),
  ]
}

function awardNames({ awards }: ProductDetail, year: number | null): { award?: string[] } {
  const won = awards.filter(({ vintage }) => vintage === null || vintage === year)
  const told = won.map((award) => [award.name, award.year, award.score].filter((part) => part !== null).join(', '))
  return told.length > 0 ? { award: told } : {}
}

interface ProductPropertiesOptions {
  product: ProductDetail
  declination: Declination
  names: ProductDataContext['names']
}

function productProperties({ product, declination: { year }, names }: ProductPropertiesOptions) {
  const alcohol = product.vintages.find((vintage) => vintage.year === year)?.alcohol ?? null
  const told: [string, string | number | null, string?][] = [
    [names.alcohol, alcohol, '% vol'],
    [names.appellation, product.appellation],
    [names.grapes, product.grapes.join(', ') || null],
    [names.vintage, year],
  ]
  const properties = told.flatMap(([name, value, unitText]) =>
    value === null ? [] : { '@type': 'PropertyValue', name, value, ...(unitText ? { unitText } : {}) },
  )
  return properties.length > 0 ? { additionalProperty: properties } : {}
}

interface OfferDataOptions {
  product: ProductDetail
  declination: Declination
  url: string
  context: ProductDataContext
}

/** An estate that shows no prices to people shows none to machines. */
function offerData({ product, declination, url, context }: OfferDataOptions) {
  const { isInStock, finalPrice } = declination
  const term = context.terms.find(({ idDeclination }) => idDeclination === declination.id)
  const price = term?.price ?? null
  if (!term || price === null || finalPrice === null) return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      ...lotData({ declination, term, price }),
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: context.brand },
      ...(term.ways.length > 0 ? { shippingDetails: term.ways.map((way) => shippingData(way, product)) } : {}),
      hasMerchantReturnPolicy: returnPolicy(product, context.withdrawalDays),
    },
  }
}

interface LotDataOptions {
  declination: Declination
  term: OfferTerm
  price: number
}

/** Prices are those of what can be bought: six bottles where they are sold by six, and of a litre beside it. */
function lotData({ declination: { format, pricePerLitre }, term: { quantity }, price }: LotDataOptions) {
  const litres = format === null || pricePerLitre === null ? null : (format * quantity) / 1_000
  const unit =
    litres === null
      ? {}
      : { referenceQuantity: { ...quantityData(litres, 'LTR'), valueReference: quantityData(1, 'LTR') } }
  return {
    ...(quantity > 1 ? { eligibleQuantity: quantityData(quantity, 'C62') } : {}),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      ...unit,
    },
  }
}

/** Units by their codes of UN/ECE Recommendation 20: C62 is one of a thing. */
function quantityData(value: number, unitCode: 'LTR' | 'C62') {
  return { '@type': 'QuantitativeValue', value, unitCode }
}

/** The days that the estate tells are those from the order to the door: the time at the cellar is within them. */
function shippingData({ country, price, days, name }: OfferTerm['ways'][number], { hasCustomizations }: ProductDetail) {
  const range = (least: number, most: number) => ({
    '@type': 'QuantitativeValue',
    minValue: least,
    maxValue: most,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingLabel: name,
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    shippingRate: { '@type': 'MonetaryAmount', value: price.toFixed(2), currency: 'EUR' },
    // What is made for one buyer takes longer, and nobody says how long.
    ...(days && !hasCustomizations
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: range(0, 0),
            transitTime: range(days.least, days.most),
          },
        }
      : {}),
  }
}

/** Art. L221-28 3° of the Consumer Code: what is made to a buyer's own wishes does not come back. */
function returnPolicy({ hasCustomizations, isDematerialized }: ProductDetail, days: number) {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'FR' }
  if (hasCustomizations) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    ...(isDematerialized
      ? { returnFees: 'https://schema.org/FreeReturn' }
      : {
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        }),
  }
}
