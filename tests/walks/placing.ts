import { type Answer, isDone } from './ask.ts'
import {
  CODES,
  codeUses,
  customerOf,
  heldOfCard,
  heldWines,
  holdEnd,
  keyOf,
  livingOrder,
  type Model,
  type ModelOrder,
  type OrderWish,
  SHIPPING_CENTS,
  SLOT_CAPACITY,
  slotOrders,
  takeGoods,
  totalOf,
  winesIn,
} from './model.ts'
import type { Seen, SeenOrder } from './seen.ts'
import { explain } from './unexplained.ts'
import type { Walk } from './walk.ts'

const HOUR_MS = 3_600_000
/** Until an order can be fetched. */
const COLLECTION_HOURS = 24

/** An order that was asked for: of which cart, how, what the customer was shown, and what was answered. */
export interface AskedOrder {
  cart: number
  wish: OrderWish
  shownCents: number | null
  isBankAway: boolean
  answer: Answer
}

/**
 * What the model makes of orders that were asked for at once. What is new in the tables was placed; what was refused must
 * have had its reason, before the others came or after.
 */
export function keepOrders(walk: Walk, { asked, seen }: { asked: readonly AskedOrder[]; seen: Seen }): void {
  const before = structuredClone(walk.model)
  const repeated = asked.map((one) => sameOrder(walk.model, one))
  const placed = newOrders(walk, { asked, seen })
  for (const { asked: one, order } of placed) {
    explain(!repeated[asked.indexOf(one)], `order ${order.id} is made anew, though its cart has one`)
  }
  // Who came first to a gift card does not show in the numbers: of those that are left, one got what is there for it.
  while (placed.length > 0) {
    const at = placed.findIndex((one) => cardShare(walk.model, one) === one.order.cardCents)
    for (const one of placed.splice(Math.max(0, at), 1)) keepNewOrder(walk, one)
  }
  for (const [at, one] of asked.entries()) {
    if (isDone(one.answer)) {
      const cartId = walk.model.carts[one.cart]?.id ?? ''
      const expected = repeated[at] ?? livingOrder(walk.model, cartId)
      explain(one.answer.data.order.id === expected?.id, `the answer is order ${one.answer.data.order.id}`)
    } else if (!explainsRefusal(before, one)) {
      explain(explainsRefusal(walk.model, one), `an order was refused for no reason: ${one.answer.code}`)
    }
  }
}

/** The order that the cart has already: it is past paying, or the same was wished. */
function sameOrder(model: Model, { cart, wish, shownCents }: AskedOrder): ModelOrder | undefined {
  const found = model.carts[cart]
  const order = found && livingOrder(model, found.id)
  if (!found || !order) return undefined
  if (order.goods !== 'AWAITING_PAYMENT') return order
  const isSame = JSON.stringify([order.wish, order.cartLines]) === JSON.stringify([wish, found.lines])
  return isSame && (shownCents === null || shownCents === order.totalCents) ? order : undefined
}

interface PlacedOrder {
  asked: AskedOrder
  order: SeenOrder
}

function newOrders({ model }: Walk, { asked, seen }: { asked: readonly AskedOrder[]; seen: Seen }): PlacedOrder[] {
  const unknown = seen.orders.filter((order) => !model.orders.some(({ id }) => id === order.id))
  return unknown.map((order) => {
    const one = asked.find(({ cart }) => model.carts[cart]?.id === order.cartId)
    explain(one !== undefined, `order ${order.id} is of a cart that nobody ordered`)
    return { asked: one, order }
  })
}

/** What its gift card pays now; what a former order of its cart holds is free for it. */
function cardShare(model: Model, { asked: { cart, wish }, order }: PlacedOrder): number {
  if (wish.card === null) return 0
  const held = heldOfCard(model, { card: wish.card, except: livingOrder(model, model.carts[cart]?.id ?? '') })
  return Math.min(order.totalCents, (model.cards[wish.card]?.balance ?? 0) - held)
}

function keepNewOrder(walk: Walk, placing: PlacedOrder): void {
  const {
    asked: { cart, wish, answer },
    order,
  } = placing
  const { model, stage } = walk
  const { id: cartId = '', lines: cartLines = [] } = model.carts[cart] ?? {}
  explain(isDone(answer) || answer.code === 'payment-away', `order ${order.id} was made and refused: ${answer.code}`)
  const former = livingOrder(model, cartId)
  const isHeld = former !== undefined && model.now < holdEnd(former)
  const refusal = obstacle(model, { cart, wish })
  explain(refusal === null, `order ${order.id} was made though ${refusal}`)
  const cardCents = cardShare(model, placing)
  if (former) former.goods = 'CANCELLED'
  const lines = order.lines.map(({ declinationId, ...line }) => ({
    article: stage.articles.indexOf(declinationId),
    ...line,
  }))
  const written = lines.map(({ article, quantity }) => `${quantity} of ${article}`)
  const wished = cartLines.map(({ article, quantity }) => `${quantity} of ${article}`)
  explain(String(written) === String(wished), `order ${order.id} should have ${wished} and has ${written}`)
  const totalCents = totalOf(model, { lines: cartLines, wish })
  explain(order.totalCents === totalCents, `order ${order.id} should cost ${totalCents} and costs ${order.totalCents}`)
  const placed: ModelOrder = {
    id: order.id,
    publicId: order.publicId,
    cartId,
    customer: customerOf(cart),
    wish,
    cartLines: structuredClone(cartLines),
    lines,
    goods: 'AWAITING_PAYMENT',
    isPaid: false,
    hasLapsed: false,
    heldSince: isHeld ? former.heldSince : model.now,
    totalCents,
    shippingCents: wish.slot === null ? SHIPPING_CENTS : 0,
    cardCents,
    cardBackCents: 0,
    refundedCents: 0,
    refundedShippingCents: 0,
    returned: model.stock.map(() => 0),
    payments: [],
  }
  model.orders.push(placed)
  // Of what nothing is left for the bank, nobody waits.
  if (totalCents === cardCents) takeGoods(model, placed)
}

/** Why the cart cannot be ordered like this, as far as stock, code and slot go; its own former order lets go of them. */
function obstacle(model: Model, { cart, wish }: { cart: number; wish: OrderWish }): string | null {
  const found = model.carts[cart]
  const former = found ? livingOrder(model, found.id) : undefined
  if (!found || found.lines.length === 0) return 'its cart is empty'
  if (isShort(model, { cart })) return 'there is not enough of a wine'
  if (isCodeUsedUp(model, { cart, wish })) return 'its code is used up'
  if (wish.slot !== null && slotOrders(model, { slot: wish.slot, except: former }) >= SLOT_CAPACITY) {
    return 'its slot is full'
  }
  return isCardStopped(model, wish) ? 'its gift card is stopped' : null
}

const isCardStopped = ({ cards }: Model, { card }: OrderWish) => card !== null && cards[card]?.isStopped === true

function isShort(model: Model, { cart }: { cart: number }): boolean {
  const found = model.carts[cart]
  if (!found) return true
  const held = heldWines(model, livingOrder(model, found.id))
  return winesIn(found.lines).some((count, wine) => count > 0 && count > (model.stock[wine] ?? 0) - (held[wine] ?? 0))
}

function isCodeUsedUp(model: Model, { cart, wish: { code } }: { cart: number; wish: OrderWish }): boolean {
  if (code === null) return false
  const { limit = null, perCustomer = null } = CODES[code] ?? {}
  const except = livingOrder(model, model.carts[cart]?.id ?? '')
  if (limit !== null && codeUses(model, { code, except }) >= limit) return true
  return perCustomer !== null && codeUses(model, { code, customer: customerOf(cart), except }) >= perCustomer
}

/**
 * Whether a refusal has its reason. How much one customer may hold unpaid, and how often a code may be mistyped, are rules
 * that the model does not repeat: of those only what could never be the reason is unexplained.
 */
function explainsRefusal(model: Model, { cart, wish, isBankAway, answer }: AskedOrder): boolean {
  const former = livingOrder(model, model.carts[cart]?.id ?? '')
  switch (answer.code) {
    case 'cart-not-found':
      // Of a cart that is paid, whoever wishes something else learns nothing.
      return former !== undefined && former.goods !== 'AWAITING_PAYMENT'
    case 'order-obstructed':
      return (model.carts[cart]?.lines.length ?? 0) === 0 || isShort(model, { cart })
    case 'discount-unknown':
      return isCodeUsedUp(model, { cart, wish })
    case 'slot-not-free':
      return (
        wish.slot !== null &&
        (slotOrders(model, { slot: wish.slot, except: former }) >= SLOT_CAPACITY ||
          model.now + COLLECTION_HOURS * HOUR_MS > model.slotsAt)
      )
    case 'too-many-unpaid-orders':
      return model.orders.some(
        ({ customer, isPaid, cartId }) =>
          !isPaid && (keyOf(customer) === keyOf(customerOf(cart)) || cartId === model.carts[cart]?.id),
      )
    case 'gift-card-unknown':
      return isCardStopped(model, wish)
    case 'too-many-requests':
      return wish.code !== null || wish.card !== null
    case 'payment-away':
      return isBankAway
    default:
      return false
  }
}
