import type { Declination, Product } from '#contract/catalogue/products.ts'
import type { OfferTerm } from '#contract/deliveries/offer-terms.ts'
import { isGtin } from '#rules/catalogue/gtin.ts'
import { choicePath } from '#rules/catalogue/product-choice.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { declinationTitle } from '#site/catalogue/product/declination-title.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { feedWords } from '#words/catalogue/feed/words.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import type { FeedEntry } from './feed-xml.ts'

/** The lengths that the product data specification of Google Merchant Center allows. */
const LONGEST_TITLE = 150
const LONGEST_TEXT = 5_000
const LONGEST_BRAND = 70
const PICTURE_WIDTH = 1_200
const BASE_MEASURE = '1 l'
/** Food, Beverages & Tobacco > Beverages > Alcoholic Beverages > Wine. */
const WINE_CATEGORY = '421'

interface FeedContext {
  siteUrl: string
  brand: string
  locale: Locale
  /** By declination. */
  termById: ReadonlyMap<number, OfferTerm>
}

/** What can be bought of a product as it stands: each declination with a picture and a price of its own. */
export function feedEntries(product: Product, context: FeedContext): FeedEntry[] {
  return product.declination.flatMap((declination) => {
    const term = context.termById.get(declination.id)
    const picture = declination.image ?? product.image
    // Of a gift card whose amount one chooses there is no price to tell.
    if (!term?.price || declination.giftAmount || picture?.externalType !== 'IMAGE') return []
    const image = `${context.siteUrl}${pictureAddress({ image: picture, width: PICTURE_WIDTH, format: 'jpg' })}`
    return [entry({ product, declination, term: { ...term, price: term.price }, image, context })]
  })
}

interface EntryOptions {
  product: Product
  declination: Declination
  term: OfferTerm & { price: number }
  image: string
  context: FeedContext
}

function entry({ product, declination, term, image, context }: EntryOptions): FeedEntry {
  const { siteUrl, brand, locale } = context
  const { gtin, isInStock } = declination
  const isKnown = gtin !== null && isGtin(gtin)
  const link = `${siteUrl}${pathInLocale(choicePath(product, declination), locale)}`
  const own: [string, string | null][] = [
    ['g:id', String(declination.id)],
    ['g:item_group_id', product.declination.length > 1 ? String(product.id) : null],
    ['title', cut(entryTitle({ product, declination, term, locale }), LONGEST_TITLE)],
    ['description', cut(product.teaser || product.name, LONGEST_TEXT)],
    ['link', link],
    ['g:image_link', image],
    ['g:availability', isInStock ? 'in_stock' : 'out_of_stock'],
    ['g:price', euroPrice(term.price)],
    ['g:condition', 'new'],
    ['g:brand', cut(brand, LONGEST_BRAND)],
    ['g:gtin', isKnown ? gtin : null],
    ['g:identifier_exists', isKnown ? null : 'no'],
    ['g:google_product_category', product.type.type === 'WINE' ? WINE_CATEGORY : null],
    ['g:product_type', productType(product, locale)],
    ['g:multipack', term.quantity > 1 ? String(term.quantity) : null],
    ['g:is_bundle', product.type.type === 'BOX' ? 'yes' : null],
    ...unitPricing(declination, term),
  ]
  return {
    fields: own.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
    shipping: shippingFields(product, term),
  }
}

interface EntryTitleOptions {
  product: Product
  declination: Declination
  term: OfferTerm
  locale: Locale
}

/** `Les Aubépines 2020, magnum, Saumur-Champigny, lot de 6`. */
function entryTitle({ product, declination, term: { quantity }, locale }: EntryTitleOptions): string {
  const named = declinationTitle({ product, locale }, declination)
  const title = product.appellation === null ? named : `${named}, ${product.appellation}`
  return quantity > 1 ? fill(feedWords[locale].lot, { title, n: quantity }) : title
}

function productType({ type, kind, colour, appellation }: Product, locale: Locale): string {
  const { kinds, colours } = catalogueWords[locale]
  const isWine = type.type === 'WINE'
  return [kinds[kind], isWine && colour ? colours[colour] : null, isWine ? appellation : null]
    .filter((part) => part !== null)
    .join(' > ')
}

function unitPricing({ format, pricePerLitre }: Declination, { quantity }: OfferTerm): [string, string][] {
  if (format === null || pricePerLitre === null) return []
  return [
    ['g:unit_pricing_measure', `${(format * quantity) / 1_000} l`],
    ['g:unit_pricing_base_measure', BASE_MEASURE],
  ]
}

/** What comes by mail costs nothing to bring. The days told are those from the order to the door. */
function shippingFields({ isDematerialized, hasCustomizations }: Product, { ways }: OfferTerm): FeedEntry['shipping'] {
  if (isDematerialized) return [[['g:country', 'FR'] as const, ['g:price', euroPrice(0)] as const]]
  return ways.map(({ country, name, price, days }) => [
    ['g:country', country] as const,
    ['g:service', name] as const,
    ['g:price', euroPrice(price)] as const,
    ...(days && !hasCustomizations
      ? [
          ['g:min_handling_time', '0'] as const,
          ['g:max_handling_time', '0'] as const,
          ['g:min_transit_time', String(days.least)] as const,
          ['g:max_transit_time', String(days.most)] as const,
        ]
      : []),
  ])
}

function euroPrice(euros: number): string {
  return `${euros.toFixed(2)} EUR`
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}
