import type { HandlerContext } from '#api/calls/handler.ts'
import { type Cart, CartProduct } from '#contract/carts/carts.ts'
import { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import { type CartLineRow, cartLines } from '#db/queries/carts/cart-lines.ts'
import type { CartRow } from '#db/queries/carts/carts.ts'
import { cartStockNeeds } from '#db/queries/catalogue/stock.ts'
import { customizationPictures } from '#db/queries/customizations/customization-pictures.ts'
import { findParameterValues } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { cartVat } from '#rules/carts/cart-vat.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'
import { countParcel, PARCEL_PARAMETERS, type ParcelSettings, parcelSettings } from '#rules/deliveries/parcel.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import { vatInside } from '#rules/orders/vat.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { discountCart } from './cart-discount.ts'
import { drawnImage } from './drawn-image.ts'
import { freeShippingOnWire } from './free-shipping-on-wire.ts'
import { type RefreshedLine, refreshCartLines, type WriteLines } from './refresh-cart-lines.ts'
import { withVat } from './taxed-lines.ts'

interface LoadCartOptions {
  /** The code that came with the call: null takes the cart's away, undefined keeps it. */
  code?: string | null | undefined
  /** The lines as they stand, where the caller has them. */
  lines?: readonly CartLineRow[]
  /** As they stood before the caller changed them. */
  before?: readonly CartLineRow[]
  /** What the caller has read with the lines. */
  ground?: CartGround
  /** Writes what has changed of the lines, where the caller writes more than that. */
  write?: WriteLines
  /** Nothing is written: what changed will be told again. */
  isGlance?: boolean
}

export interface CartGround {
  needs: StockNeed[]
  settings: ParcelSettings
}

/** What a cart is checked by, besides its lines; asked for together with them, it takes no journey of its own. */
export async function readCartGround(
  db: SiteDb,
  { cartId, also = [] }: { cartId: string; also?: readonly number[] },
): Promise<CartGround> {
  const [needs, settings] = await Promise.all([cartStockNeeds(db, { cartId, also }), readParcelSettings(db)])
  return { needs, settings }
}

/** The cart as it stands now: checked against stock, priced anew, with all that its customer should know. */
export async function loadCart(
  parts: Pick<HandlerContext, 'db' | 'now' | 'locale' | 'principal'>,
  {
    cart,
    code,
    lines: given,
    before,
    ground,
    isGlance = false,
    write = isGlance ? writeNothing : undefined,
  }: { cart: CartRow } & LoadCartOptions,
): Promise<Cart> {
  const { db, locale } = parts
  const cartId = cart.id
  const [lines, { needs, settings }] = await Promise.all([
    given ?? cartLines(db, { cartId, locale }),
    ground ?? readCartGround(db, { cartId, also: (before ?? []).map(({ id }) => id) }),
  ])
  const [settled, pictures] = await Promise.all([
    refreshCartLines(db, { cartId, lines, needs, locale, ...(before && { before }), ...(write && { write }) }),
    customizationPictures(db, [...new Set(lines.filter(isAnswered).map(({ product_id }) => product_id))]),
  ])
  const { discount, notices } = await discountCart(parts, {
    cart,
    products: settled.discountable,
    typed: code,
    isGlance,
  })
  const held = settled.lines.filter(({ absence }) => absence === null)
  const parcel = countParcel(held, settings)
  return {
    id: cart.id,
    type: 'MAIN_CART',
    products: settled.lines.map((line) => {
      const told = settled.told.get(line.line_id) ?? []
      const picture = isAnswered(line) ? pictures.get(line.product_id) : undefined
      const drawn = picture ? drawnImage({ cartId: cart.id, line, picture, told, locale }) : null
      const answers = told.map(({ label, value }) => ({ label, value }))
      return lineOnWire({ line, drawn, answers, tierHint: settled.hints.get(line.line_id) })
    }),
    totalProduct: held.reduce((sum, { quantity }) => sum + quantity, 0),
    totalProductToPay: euros(settled.total),
    notices: [...settled.notices, ...notices],
    needsDelivery: parcel.needsDelivery,
    hasAlcohol: held.some((line) => line.is_alcohol),
    bottles: parcel.rule,
    freeShipping: freeShippingOnWire(parcel.freeShipping),
    discount,
    vat: await vatOnWire(db, { held, discount }),
  }
}

const writeNothing: WriteLines = async () => null

/** One more statement, and only where a box is in the cart. */
async function vatOnWire(
  db: SiteDb,
  { held, discount }: { held: readonly RefreshedLine[]; discount: Cart['discount'] },
): Promise<Cart['vat']> {
  const taxed = await withVat(db, held)
  const lines = taxed.map(({ line, parts }) => ({
    total: line.total,
    parts,
    isDematerialized: line.is_dematerialized,
  }))
  const taken = discount?.isValid && !discount.isOnShipping ? eurosToCents(discount.amount) : cents(0)
  return cartVat(lines, taken).map(({ rate, gross, delivered }) => ({
    rate,
    gross: euros(gross),
    vat: euros(vatInside(gross, rate)),
    delivered: euros(delivered),
  }))
}

/** What the estate asks of its parcels. */
export async function readParcelSettings(db: SiteDb): Promise<ParcelSettings> {
  return parcelSettings(parameterValues(await findParameterValues(db, PARCEL_PARAMETERS)))
}

function isAnswered({ customizations }: Pick<CartLineRow, 'customizations'>): boolean {
  return Array.isArray(customizations) && customizations.length > 0
}

/** Written by our own handler, read again because it comes out of a JSON column. */
function giftOnWire(gift: unknown): NonNullable<CartProduct['gift']> {
  const { recipient, message, sendOn } = GiftWish.parse(gift ?? {})
  return {
    recipientName: recipient?.name ?? null,
    recipientEmail: recipient?.email ?? null,
    message,
    sendOn: sendOn ?? null,
  }
}

interface LineOnWireOptions {
  line: RefreshedLine
  /** Of what was made one's own: how it will look. */
  drawn: CartProduct['image']
  answers: CartProduct['answers']
  tierHint: string | undefined
}

function lineOnWire({ line, drawn, answers, tierHint }: LineOnWireOptions): CartProduct {
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
    answers,
    gift: line.is_gift_card ? giftOnWire(line.gift) : null,
    unitPrice: euros(line.unitPrice),
    total: euros(line.total),
    ...(tierHint && { tierHint }),
    // The name stands beside it; only what was drawn for this line tells more.
    image: drawn ?? (line.picture ? { ...onlineImage(line.picture), alt: '' } : null),
    available: line.available,
    isUnavailable: line.absence !== null,
  }
}
