import { type Cart, CartProduct } from '#contract/carts.ts'
import { type CartLineRow, cartLines, tiersOfSets } from '#db/queries/carts.ts'
import { mediaById } from '#db/queries/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cartTotal, linePrices, type PricedLine } from '#rules/cart-prices.ts'
import { cents, euros } from '#rules/money.ts'
import { onlineImage } from '#rules/pictures.ts'
import type { Tier } from '#rules/prices.ts'
import { answersCosts } from './answers-costs.ts'

/** The cart as it stands now, priced anew. */
export async function loadCart(db: SiteDb, id: string, locale: string): Promise<Cart> {
  const lines = await cartLines(db, id, locale)
  const sets = [...new Set(lines.flatMap(({ set_id }) => set_id ?? []))]
  const pictures = [...new Set(lines.flatMap(({ media_id, product_media_id }) => media_id ?? product_media_id ?? []))]
  const [tiers, media, costs] = await Promise.all([
    tiersOfSets(db, sets),
    mediaById(db, pictures),
    answersCosts(db, lines, locale),
  ])
  const tiersOf = (setId: number | null): Tier[] =>
    tiers
      .filter((tier) => tier.set_id === setId)
      .map(({ min_quantity, type, amount }) => ({ minQuantity: min_quantity, type, amount }))
  const prices = linePrices(lines.map((line) => pricedLine(line, tiersOf(line.set_id), costs.get(line.line_id) ?? 0)))
  const products = lines.map((line, at) => lineOnWire(line, prices[at], media))
  return {
    id,
    type: 'MAIN_CART',
    products,
    totalProduct: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalProductToPay: euros(cartTotal(prices)),
  }
}

function pricedLine(line: CartLineRow, tiers: Tier[], answersCost: number): PricedLine {
  return {
    declinationId: line.id,
    quantity: line.quantity,
    price: cents(line.final_cents),
    answersCost: cents(answersCost),
    tiers,
    tierSet: line.set_id === null ? null : { id: line.set_id, isMixable: line.is_mixable ?? false },
  }
}

type Media = Awaited<ReturnType<typeof mediaById>>

function lineOnWire(
  line: CartLineRow,
  price: ReturnType<typeof linePrices>[number] | undefined,
  media: Media,
): CartProduct {
  const picture = media.get(line.media_id ?? line.product_media_id ?? '')
  return {
    id: line.id,
    idCartProduct: line.line_id,
    idProduct: line.product_id,
    name: line.name,
    slug: line.slug,
    quantity: line.quantity,
    type: line.type,
    isDematerialized: line.is_dematerialized,
    hasShippingFees: line.has_shipping_fees,
    year: line.year,
    capacity: line.capacity === null ? null : Number(line.capacity),
    capacityUnit: line.capacity_unit,
    sellByMultipleOf: line.sell_by_multiple_of,
    reference: line.reference,
    // Written by our own handler from checked answers; checked again because it comes out of a JSON column.
    customizations: CartProduct.shape.customizations.parse(line.customizations),
    unitPrice: euros(price?.unitPrice ?? cents(0)),
    total: euros(price?.total ?? cents(0)),
    image: picture ? { ...onlineImage(picture), alt: line.name } : null,
  }
}
