import { type Cart, CartProduct } from '#contract/carts.ts'
import { mediaById } from '#db/queries/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { euros } from '#rules/money.ts'
import { onlineImage } from '#rules/pictures.ts'
import { type PricedCartLine, priceCart } from './price-cart.ts'

/** The cart as it stands now, priced anew. */
export async function loadCart(db: SiteDb, id: string, locale: string): Promise<Cart> {
  const { lines, total } = await priceCart(db, id, locale)
  const media = await mediaById(db, [
    ...new Set(lines.flatMap(({ media_id, product_media_id }) => media_id ?? product_media_id ?? [])),
  ])
  return {
    id,
    type: 'MAIN_CART',
    products: lines.map((line) => lineOnWire(line, media)),
    totalProduct: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalProductToPay: euros(total),
    notices: [],
    needsDelivery: lines.some((line) => !line.is_dematerialized),
    hasAlcohol: lines.some((line) => line.is_alcohol),
    bottles: null,
    freeShipping: null,
    discount: null,
  }
}

type Media = Awaited<ReturnType<typeof mediaById>>

function lineOnWire(line: PricedCartLine, media: Media): CartProduct {
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
    unitPrice: euros(line.unitPrice),
    total: euros(line.total),
    image: picture ? { ...onlineImage(picture), alt: line.name } : null,
    available: line.available === null ? null : Number(line.available),
    isUnavailable: false,
  }
}
