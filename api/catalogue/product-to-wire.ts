import type { Declination, Discount, Product, Reduction } from '#contract/catalogue/products.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import type { DeclinationRow, ProductRow } from '#db/queries/catalogue/product-rows.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { pricePerLitre, referencePrice, savedPercent } from '#rules/catalogue/prices.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import type { CatalogueFacts } from './catalogue-facts.ts'

interface ProductToWireOptions {
  row: ProductRow
  offers: readonly DeclinationRow[]
  facts: CatalogueFacts
}

/** A product and what can be bought of it, as lists show it. */
export function productToWire({ row, offers, facts }: ProductToWireOptions): Product {
  const declination = offers.map((offer) => declinationOnWire({ product: row, row: offer, facts }))
  const counted = declination.flatMap(({ quantity }) => quantity ?? [])
  const isCounted = counted.length === declination.length
  const firstPicture = declination.find(({ image, isInStock }) => image && isInStock)?.image
  return {
    id: row.id,
    type: { type: row.type },
    subtypeType: row.subtype,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    teaser: row.teaser,
    colour: row.colour,
    appellation: row.appellation,
    grapes: row.grapes,
    dishes: row.dishes,
    tags: row.tags,
    medals: row.medals,
    price: facts.shop.hidesPrices ? null : euros(cents(row.from_price_cents)),
    image: productPicture({ facts, id: row.media_id, alt: row.name }) ?? firstPicture ?? null,
    discount: findDiscount(facts, row.discount_id),
    quantity: isCounted ? Math.max(0, ...counted) : null,
    setQuantity: declination.some(({ setQuantity }) => setQuantity),
    isInStock: declination.some(({ isInStock }) => isInStock),
    ...productVariations(row, facts),
    isDematerialized: row.is_dematerialized,
    hasShippingFees: row.has_shipping_fees,
    hasCustomizations: row.has_customizations,
    declination,
  }
}

interface DeclinationOnWireOptions {
  product: ProductRow
  row: DeclinationRow
  facts: CatalogueFacts
}

function declinationOnWire({ product, row, facts }: DeclinationOnWireOptions): Declination {
  const { hidesPrices } = facts.shop
  const final = cents(row.final_cents)
  const litre = pricePerLitre(final, row.millilitres)
  const available = row.available === null ? null : Number(row.available)
  const shown = (amount: number | null) => (hidesPrices || amount === null ? null : euros(cents(amount)))
  return {
    id: row.id,
    reference: row.reference,
    gtin: row.gtin,
    year: row.year,
    capacity: row.capacity === null ? null : Number(row.capacity),
    capacityUnit: row.capacity_unit,
    format: row.millilitres,
    ...declinationVariations(row, facts),
    fixedPrice: shown(row.fixed_price_cents),
    price: shown(row.price_cents),
    finalPrice: shown(row.final_cents),
    pricePerLitre: shown(litre),
    reduction: hidesPrices ? null : shownReduction(row, facts),
    discount: findDiscount(facts, row.discount_id ?? product.discount_id),
    quantity: available,
    setQuantity: available !== null,
    isInStock: available === null || available >= row.sell_by_multiple_of,
    sellByMultipleOf: row.sell_by_multiple_of,
    giftAmount: giftAmount(row),
    image: productPicture({
      facts,
      id: row.media_id ?? product.media_id,
      alt: declinationTitle({ product, row, locale: facts.locale }),
    }),
  }
}

function giftAmount({ least_cents, most_cents }: DeclinationRow): Declination['giftAmount'] {
  if (least_cents === null || most_cents === null) return null
  return { least: euros(cents(least_cents)), most: euros(cents(most_cents)) }
}

interface DeclinationTitleOptions {
  product: ProductRow
  row: DeclinationRow
  locale: Locale
}

/** `Les Aubépines, Saumur-Champigny 2020, Magnum`: what a picture of it shows, in words. */
function declinationTitle({ product, row: { year, millilitres }, locale }: DeclinationTitleOptions): string {
  const origin = [product.appellation, year].filter((part) => part !== null).join(' ')
  const format = millilitres === null || millilitres === 750 ? '' : formatName(millilitres, locale).toLowerCase()
  return [product.name, origin, format].filter((part) => part !== '').join(', ')
}

interface ProductPictureOptions {
  facts: CatalogueFacts
  id: string | null
  alt: string
}

export function productPicture({ facts: { mediaById }, id, alt }: ProductPictureOptions): ShownPicture | null {
  const media = id === null ? undefined : mediaById.get(id)
  return media ? { ...onlineImage(media), alt } : null
}

function findDiscount({ discountById, shop }: CatalogueFacts, id: number | null): Discount | null {
  const found = id === null || shop.hidesPrices ? undefined : discountById.get(id)
  return found ? { id: found.id, type: found.type, amount: found.amount / 100, detailType: found.detail_type } : null
}

function shownReduction(row: DeclinationRow, { historyById, shop }: CatalogueFacts): Reduction | null {
  if (row.final_cents >= row.price_cents) return null
  const price = cents(row.final_cents)
  const reference = referencePrice(price, historyById.get(row.id) ?? [])
  if (reference === null) return null
  const percent = savedPercent(reference, price)
  return { referencePrice: euros(reference), percent: shop.hidesPercent || percent === 0 ? null : percent }
}

function productVariations(row: ProductRow, { variationById }: CatalogueFacts) {
  const of = (id: number | null) => {
    const found = id === null ? undefined : variationById.get(id)
    return found ? { id: found.id, label: found.label, displayLabel: found.display_label } : null
  }
  return { variation1: of(row.variation1_id), variation2: of(row.variation2_id), variation3: of(row.variation3_id) }
}

function declinationVariations(row: DeclinationRow, { detailById }: CatalogueFacts) {
  const of = (id: number | null) => {
    const found = id === null ? undefined : detailById.get(id)
    return found ? { id: found.id, idVariation: found.variation_id, label: found.label } : null
  }
  const variation1 = of(row.variation1_detail_id)
  const variation2 = of(row.variation2_detail_id)
  const variation3 = of(row.variation3_detail_id)
  const variations = [variation1, variation2, variation3].flatMap((entry) =>
    entry ? [{ idVariation: entry.idVariation, id: entry.id }] : [],
  )
  return { variations, variation1, variation2, variation3 }
}
