import { priceLines } from '#api/carts/price-cart.ts'
import { withVat } from '#api/carts/taxed-lines.ts'
import { chooseDelivery } from '#api/deliveries/choose-delivery.ts'
import type { ChosenDelivery, DeliveryOutcome } from '#api/deliveries/delivery-outcome.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import type { CartLineRow } from '#db/queries/carts/cart-lines.ts'
import type { OrderParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import type { NewOrder } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { customerKey } from '#rules/accounts/customer-key.ts'
import type { Cents } from '#rules/basics/money.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'
import { countParcel } from '#rules/deliveries/parcel.ts'
import { isTooExpensive } from '#rules/orders/order-limits.ts'
import { orderObstacles } from '#rules/orders/order-obstacles.ts'
import { type OrderTotals, orderTotals } from '#rules/orders/order-totals.ts'
import { type Buyer, checkBuyer } from './order-buyer.ts'
import type { OrderedLine } from './order-contents.ts'
import type { OrderBody, OrderContext } from './order-context.ts'
import { deliveryRequest } from './order-delivery.ts'
import { checkCode, type HeldCode } from './order-discount.ts'
import { placeHash } from './reserve-for-order.ts'

/** What an order is made from, read under its cart's lock. */
export interface OrderGround {
  lines: readonly CartLineRow[]
  needs: readonly StockNeed[]
  parameters: OrderParameters
}

/** Every "no" that a draft may meet. */
type DraftRefused =
  | Exclude<DeliveryOutcome, { delivery: ChosenDelivery }>
  | { refusal: 'order-obstructed' | 'too-young' | 'discount-unknown' }

interface DraftRequest {
  parts: OrderContext
  body: OrderBody
  accessPoint: AccessPoint | null
  ground: OrderGround
  /** What differs where the estate enters an order. */
  entered?: EnteredTerms
}

/** Who buys is known to the estate; how it reaches them may be settled, and the estate may take something off. */
interface EnteredTerms {
  buyer: Buyer
  /** Null where it is chosen by the rules of the shop. */
  delivery: ChosenDelivery | null
  /** What it takes off goods that cost so much. */
  takesOff: ((goods: Cents) => Cents) | null
}

/** What an order would be if it were made now: all amounts are ours, whatever the caller has sent. */
export async function draftOrder(
  db: SiteDb,
  { parts, body, accessPoint, ground, entered }: DraftRequest,
): Promise<DraftedOrder | DraftRefused> {
  const { now, locale, principal } = parts
  const { parameters } = ground
  const cart = await priceLines(db, { lines: ground.lines, locale })
  const parcel = countParcel(cart.lines, parameters.delivery.parcel)
  const isSent = body.delivery.type === 'DELIVERY' || body.delivery.type === 'PICKUP'
  if (cart.withdrawn.length > 0 || orderObstacles(cart.lines, isSent ? parcel.rule : null).length > 0) {
    return { refusal: 'order-obstructed' }
  }
  const hasAlcohol = cart.lines.some((line) => line.is_alcohol)
  const bought =
    entered ?? (await checkBuyer({ db, principal, now }, { body, hasAlcohol, onlyMobile: parameters.onlyMobile }))
  if (!('buyer' in bought)) return bought
  const place = deliveryRequest(body, { needsDelivery: parcel.needsDelivery })
  if ('problems' in place) return place
  const chosen = entered?.delivery
    ? { delivery: entered.delivery }
    : await chooseDelivery(
        { db, locale, now },
        {
          lines: cart.lines,
          parameters: parameters.delivery,
          shipping: body.delivery,
          accessPoint,
          dateSchedule: body.dateSchedule ?? null,
          idSchedule: body.idSchedule ?? null,
          ...place,
        },
      )
  if (!('delivery' in chosen)) return chosen
  const { delivery } = chosen
  const read = await readDiscount(db, { parts, body, cart, delivery, email: bought.buyer.email, entered })
  if ('refusal' in read) return read
  const { lines, totals } = await totalLines(db, { cart, discount: read.discount, delivery })
  if (isTooExpensive(totals)) return { refusal: 'order-obstructed' }
  const { code } = read
  return { order: newOrder(parts, { body, buyer: bought.buyer, delivery, totals, code }), lines, code }
}

type PricedCart = Awaited<ReturnType<typeof priceLines>>

interface DiscountRequest {
  parts: OrderContext
  body: OrderBody
  cart: PricedCart
  delivery: ChosenDelivery
  email: string
  entered: EnteredTerms | undefined
}

/** What is taken off: by a code, or by the estate. */
async function readDiscount(db: SiteDb, { parts, body, cart, delivery, email, entered }: DiscountRequest) {
  if (entered?.takesOff) {
    return { code: null, discount: { amount: entered.takesOff(cart.discountable), isOnShipping: false } }
  }
  if (!body.discount) return { code: null, discount: null }
  const read = await checkCode(db, {
    cartId: body.idCart,
    code: body.discount.code,
    products: cart.discountable,
    shipping: delivery.shippingCents,
    buyer: { email, userId: parts.principal?.id ?? null },
    now: parts.now,
  })
  return 'refusal' in read ? read : { code: read.held, discount: read.held.discount }
}

interface TotalRequest {
  cart: PricedCart
  discount: HeldCode['discount'] | null
  delivery: ChosenDelivery
}

async function totalLines(db: SiteDb, { cart, discount, delivery }: TotalRequest) {
  const taxed = await withVat(db, cart.lines)
  const totals = orderTotals({
    lines: taxed.map(({ line, parts }) => ({ total: line.total, parts, isDematerialized: line.is_dematerialized })),
    discount,
    shipping: delivery.shippingCents,
  })
  const lines = taxed.map(({ line }, at) => ({
    line,
    parts: totals.parts[at] ?? [],
    answers: cart.told.get(line.line_id) ?? [],
  }))
  return { lines, totals }
}

export interface DraftedOrder {
  order: OrderRow
  lines: OrderedLine[]
  code: HeldCode | null
}

interface CheckedOrder {
  buyer: Buyer
  delivery: ChosenDelivery
  totals: OrderTotals
  code: HeldCode | null
}

/** What is known of an order before it is held for. */
type OrderRow = Omit<NewOrder, 'contents_hash' | 'idempotency_key' | 'held_since' | 'reserved_until'> & {
  cart_id: string
  customer_key: string
  user_id: number | null
  placed_from: string
}

function newOrder(
  parts: OrderContext,
  { body, buyer, delivery, totals, code }: { body: OrderBody } & CheckedOrder,
): OrderRow {
  const { now, locale, principal, randomId, visitor } = parts
  return {
    public_id: randomId(),
    cart_id: body.idCart,
    user_id: principal?.id ?? null,
    locale,
    ...buyer,
    customer_key: customerKey(buyer.email),
    placed_from: placeHash(visitor.address),
    delivery_address: JSON.stringify(delivery.type === 'DELIVERY' ? body.address.delivery : null),
    billing_address: JSON.stringify(body.address.billing),
    message: body.message,
    delivery_type: delivery.type,
    carrier_id: delivery.carrierId,
    carrier_name: delivery.carrierName,
    service_code: delivery.serviceCode,
    access_point: JSON.stringify(delivery.accessPoint),
    collect_address_id: delivery.collectAddressId,
    collect_place: JSON.stringify(delivery.collectPlace),
    collect_from: delivery.collectFrom,
    collect_until: delivery.collectUntil,
    products_cents: totals.products,
    discount_cents: totals.discount,
    shipping_discount_cents: code?.discount.isOnShipping ? totals.discount : 0,
    shipping_cents: totals.shipping,
    delivery_delay: delivery.delay,
    arrives_from: delivery.arrival?.from ?? null,
    arrives_until: delivery.arrival?.until ?? null,
    total_cents: totals.total,
    vat: JSON.stringify(totals.vat),
    discount_code_id: code?.id ?? null,
    discount_code: code?.code ?? null,
    terms_accepted_at: now,
    tracking_number: null,
    tracking_url: null,
    created_at: now,
    changed_at: now,
    paid_at: null,
  }
}
