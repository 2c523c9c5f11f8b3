import type { Declination, Discount, Product, Reduction } from '#contract/catalogue/products.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import type { CardOffer, CardRow, CardStock, DiscountFacts, ProductCard } from '#db/queries/catalogue/card-shapes.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { pricePerLitre, referencePrice, savedPercent } from '#rules/catalogue/prices.ts'
import { type MediaFacts, onlineImage } from '#rules/media/pictures.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import type { CardShop } from './card-shop.ts'

/** A product and what can be bought of it, as lists show it. */
export function productToWire({ card, stock }: CardRow, shop: CardShop): Product {
  const declination = card.offers.map((offer) => ({
    ...offerOnWire(offer, { card, shop }),
    ...offerStock({ id: offer.id, lot: offer.sell_by_multiple_of }, stock),
  }))
  const firstPicture = declination.find(({ image, isInStock }) => image && isInStock)?.image
  const image = shownPicture(card.media, card.name) ?? firstPicture ?? null
  return { ...cardOnWire(card, shop), image, declination, ...productStock(declination) }
}

type StockField = 'quantity' | 'setQuantity' | 'isInStock'

/** All of a product that does not depend on its stock. */
export function cardOnWire(card: ProductCard, shop: CardShop): Omit<Product, StockField | 'image' | 'declination'> {
  return {
    id: card.id,
    type: { type: card.type },
    subtypeType: card.subtype,
    kind: card.kind,
    name: card.name,
    slug: card.slug,
    teaser: card.teaser,
    colour: card.colour,
    appellation: card.appellation,
    grapes: card.grapes,
    dishes: card.dishes,
    tags: card.tags,
    medals: card.medals,
    price: shop.hidesPrices ? null : euros(cents(card.from_price_cents)),
    discount: shownDiscount(card.discount, shop),
    ...productVariations(card),
    isDematerialized: card.is_dematerialized,
    hasShippingFees: card.has_shipping_fees,
    hasCustomizations: card.has_customizations,
  }
}

/** The same of what can be bought of it. */
export function offerOnWire(
  offer: CardOffer,
  { card, shop }: { card: ProductCard; shop: CardShop },
): Omit<Declination, StockField> {
  const { hidesPrices } = shop
  const litre = pricePerLitre(cents(offer.final_cents), offer.millilitres)
  const shown = (amount: number | null) => (hidesPrices || amount === null ? null : euros(cents(amount)))
  return {
    id: offer.id,
    reference: offer.reference,
    gtin: offer.gtin,
    year: offer.year,
    capacity: offer.capacity,
    capacityUnit: offer.capacity_unit,
    format: offer.millilitres,
    ...declinationVariations(offer),
    fixedPrice: shown(offer.fixed_price_cents),
    price: shown(offer.price_cents),
    finalPrice: shown(offer.final_cents),
    pricePerLitre: shown(litre),
    reduction: hidesPrices ? null : shownReduction(offer, shop),
    discount: shownDiscount(offer.discount ?? card.discount, shop),
    sellByMultipleOf: offer.sell_by_multiple_of,
    giftAmount: giftAmount(offer),
    image: shownPicture(offer.media ?? card.media, declinationTitle({ card, offer, locale: shop.locale })),
  }
}

interface CountedOffer {
  id: number
  /** How many are sold at a time. */
  lot: number
}

export function offerStock({ id, lot }: CountedOffer, stock: CardStock): Pick<Declination, StockField> {
  const available = stock?.[id] ?? null
  return {
    quantity: available,
    setQuantity: available !== null,
    isInStock: available === null || available >= lot,
  }
}

export function productStock(offers: readonly Pick<Declination, StockField>[]): Pick<Product, StockField> {
  const counted = offers.flatMap(({ quantity }) => quantity ?? [])
  return {
    quantity: counted.length === offers.length ? Math.max(0, ...counted) : null,
    setQuantity: offers.some(({ setQuantity }) => setQuantity),
    isInStock: offers.some(({ isInStock }) => isInStock),
  }
}

function giftAmount({ least_cents, most_cents }: CardOffer): Declination['giftAmount'] {
  if (least_cents === null || most_cents === null) return null
  return { least: euros(cents(least_cents)), most: euros(cents(most_cents)) }
}

interface DeclinationTitleOptions {
  card: ProductCard
  offer: CardOffer
  locale: Locale
}

/** `Les Aubépines, Saumur-Champigny 2020, Magnum`: what a picture of it shows, in words. */
function declinationTitle({ card, offer: { year, millilitres }, locale }: DeclinationTitleOptions): string {
  const origin = [card.appellation, year].filter((part) => part !== null).join(' ')
  const format = millilitres === null || millilitres === 750 ? '' : formatName(millilitres, locale).toLowerCase()
  return [card.name, origin, format].filter((part) => part !== '').join(', ')
}

export function shownPicture(media: MediaFacts | null, alt: string): ShownPicture | null {
  return media ? { ...onlineImage(media), alt } : null
}

function shownDiscount(found: DiscountFacts | null, { hidesPrices }: CardShop): Discount | null {
  if (!found || hidesPrices) return null
  return { id: found.id, type: found.type, amount: found.amount / 100, detailType: found.detail_type }
}

function shownReduction({ final_cents, price_cents, prices }: CardOffer, shop: CardShop): Reduction | null {
  if (final_cents >= price_cents) return null
  const price = cents(final_cents)
  const history = (prices ?? []).map(([before, since]) => ({ price: cents(before), since: new Date(since) }))
  const reference = referencePrice(price, history)
  if (reference === null) return null
  const percent = savedPercent(reference, price)
  return { referencePrice: euros(reference), percent: shop.hidesPercent || percent === 0 ? null : percent }
}

function productVariations({ variations }: ProductCard) {
  const at = (place: number) => {
    const found = variations[place]
    return found ? { id: found.id, label: found.label, displayLabel: found.display_label } : null
  }
  return { variation1: at(0), variation2: at(1), variation3: at(2) }
}

function declinationVariations(offer: CardOffer) {
  const at = (place: number) => {
    const found = offer.variations[place]
    return found ? { id: found.id, idVariation: found.variation_id, label: found.label } : null
  }
  const [variation1, variation2, variation3] = [at(0), at(1), at(2)]
  const variations = [variation1, variation2, variation3].flatMap((entry) =>
    entry ? [{ idVariation: entry.idVariation, id: entry.id }] : [],
  )
  return { variations, variation1, variation2, variation3 }
}
