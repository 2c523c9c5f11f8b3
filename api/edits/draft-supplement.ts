import type { HandlerContext } from '#api/calls/handler.ts'
import { priceLines } from '#api/carts/price-cart.ts'
import { withVat } from '#api/carts/taxed-lines.ts'
import { orderLine } from '#api/checkout/order-contents.ts'
import { looseLines } from '#db/queries/carts/cart-lines.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import type { NewOrder, NewOrderLine, OrderRow } from '#db/queries/orders/orders.ts'
import type { Cents } from '#rules/basics/money.ts'
import { type StockClaim, stockClaims } from '#rules/catalogue/stock-claims.ts'
import { isTooExpensive } from '#rules/orders/order-limits.ts'
import { orderObstacles } from '#rules/orders/order-obstacles.ts'
import { type OrderTotals, orderTotals } from '#rules/orders/order-totals.ts'
import type { VatPart } from '#rules/orders/vat.ts'
import { localeFromLang } from '#words/basics/locales.ts'

interface AddedGoods {
  idDeclination: number
  quantity: number
}

interface SupplementWish {
  order: OrderRow
  added: readonly AddedGoods[]
  /** What the estate takes for bringing more. */
  shipping: Cents
}

export interface DraftedSupplement {
  lines: NewOrderLine[]
  totals: OrderTotals
  claims: StockClaim[]
  carried?: VatPart[]
}

/** What is added to an order, at today's prices and as the shop counts them; refused as the shop would refuse it. */
export async function draftSupplement(
  { db }: Pick<HandlerContext, 'db'>,
  { order, added, shipping }: SupplementWish,
): Promise<DraftedSupplement | { refusal: 'goods-not-addable' | 'order-obstructed' }> {
  const locale = localeFromLang(order.locale)
  const bottles = added.map(({ idDeclination: id, quantity }) => ({ id, quantity }))
  const rows = await looseLines(db, { bottles, locale })
  const cart = await priceLines(db, { lines: rows, locale })
  const found = new Set(cart.lines.filter(isPlain).map(({ id }) => id))
  if (added.some(({ idDeclination }) => !found.has(idDeclination))) return { refusal: 'goods-not-addable' }
  if (orderObstacles(cart.lines, null).length > 0) return { refusal: 'order-obstructed' }
  const taxed = await withVat(db, cart.lines)
  const totals = orderTotals({
    lines: taxed.map(({ line, parts }) => ({ total: line.total, parts, isDematerialized: line.is_dematerialized })),
    discount: null,
    shipping,
  })
  if (isTooExpensive(totals) || totals.total === 0) return { refusal: 'order-obstructed' }
  const needs = await stockNeeds(db, { declinationIds: [...found] })
  const wanted = added.map(({ idDeclination, quantity }) => ({ declinationId: idDeclination, quantity }))
  return {
    totals,
    claims: stockClaims(wanted, needs),
    lines: taxed.map(({ line }, at) => ({
      ...orderLine({ line, parts: totals.parts[at] ?? [], answers: [], needs }, locale),
      cart_product_id: null,
    })),
  }
}

/** What needs an answer, or is sent by mail, is bought in the shop. */
function isPlain(line: { asks_questions: boolean; is_dematerialized: boolean }): boolean {
  return !line.asks_questions && !line.is_dematerialized
}

interface SupplementRow {
  order: OrderRow
  totals: OrderTotals
  /** Of one that only pays for another place: what is brought there. */
  carried?: readonly VatPart[] | undefined
  now: Date
  randomId: () => string
}

/** The order that holds the addition: of the same person, to the same place, without a slot of its own. */
export function supplementRow(given: SupplementRow): Omit<NewOrder, 'reserved_until'> {
  const { order, totals, carried, now, randomId } = given
  return {
    ...(carried && { carried: JSON.stringify(carried) }),
    public_id: randomId(),
    // It comes from no cart, and is found by the order that it was added to.
    cart_id: randomId(),
    contents_hash: `supplement ${order.id}`,
    idempotency_key: null,
    supplements: order.id,
    user_id: order.user_id,
    locale: order.locale,
    email: order.email,
    firstname: order.firstname,
    lastname: order.lastname,
    phone: order.phone,
    birthdate: order.birthdate,
    customer_key: order.customer_key,
    placed_from: null,
    held_since: now,
    delivery_address: JSON.stringify(order.delivery_address),
    billing_address: JSON.stringify(order.billing_address),
    delivery_type: order.delivery_type,
    carrier_id: order.carrier_id,
    carrier_name: order.carrier_name,
    service_code: order.service_code,
    access_point: JSON.stringify(order.access_point),
    collect_address_id: null,
    collect_place: JSON.stringify(order.collect_place),
    collect_from: null,
    collect_until: null,
    products_cents: totals.products,
    shipping_cents: totals.shipping,
    total_cents: totals.total,
    vat: JSON.stringify(totals.vat),
    discount_code_id: null,
    discount_code: null,
    terms_accepted_at: now,
    tracking_number: null,
    tracking_url: null,
    created_at: now,
    changed_at: now,
    paid_at: null,
  }
}
