/**
 * What a walk believes of its shop: plain data, and not a line of the product. Stock, holds, uses of codes and room in
 * slots follow from the orders; what an order does next is either said by the step that was taken, or seen and explained.
 */

/** What one of each article takes of each wine; the last one is a box of two of the first with one of the second. */
export const ARTICLES: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [2, 1, 0],
]
export const OPENING_STOCK = [5, 12, 40]
export const OPENING_PRICES = [1_200, 800, 2_500, 3_000]

/** Guests; the third is the first one again, who spells her address with a tag. */
export const CUSTOMERS = [
  { name: 'anne', key: 'anne' },
  { name: 'bruno', key: 'bruno' },
  { name: 'anne+cave', key: 'anne' },
]
export const CARTS_EACH = 2

/** The first takes ten percent off, once per customer; the second thirty euros, five times in all. */
export const CODES: readonly Code[] = [
  { name: 'once', limit: null, perCustomer: 1 },
  { name: 'five', limit: 5, perCustomer: null },
]
interface Code {
  name: string
  limit: number | null
  perCustomer: number | null
}

/** What gift cards hold that were bought before the walk. */
export const OPENING_CARDS = [3_000, 12_000]

export const SLOTS = 2
export const SLOT_CAPACITY = 2
export const SHIPPING_CENTS = 1_000
const HOLD_MS = 30 * 60_000

export type Goods =
  | 'AWAITING_PAYMENT'
  | 'PAID'
  | 'IN_PREPARATION'
  | 'SHIPPED'
  | 'READY_FOR_PICKUP'
  | 'DELIVERED'
  | 'CANCELLED'
export type BankState = 'OPEN' | 'CHALLENGED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'

interface CartLine {
  article: number
  idCartProduct: number
  quantity: number
}

/** How an order is wished: by the carrier, or fetched in a slot. */
export interface OrderWish {
  slot: number | null
  code: number | null
  /** A gift card that pays what it can of it. */
  card: number | null
  message: string
}

export interface OrderLine {
  article: number
  quantity: number
  unitCents: number
  refunded: number
}

export interface ModelPayment {
  reference: string
  bank: BankState
}

export interface ModelOrder {
  id: number
  publicId: string
  cartId: string
  customer: number
  wish: OrderWish
  /** As the cart was, line by line. */
  cartLines: CartLine[]
  lines: OrderLine[]
  goods: Goods
  isPaid: boolean
  /** Whether it ended because its time was over. */
  hasLapsed: boolean
  heldSince: number
  totalCents: number
  shippingCents: number
  /** What a gift card pays of it. */
  cardCents: number
  /** What is on the card again; like the bank's, this money comes a moment after it was decided. */
  cardBackCents: number
  refundedCents: number
  refundedShippingCents: number
  /** Of each wine, what is back on the shelf of what was taken. */
  returned: number[]
  payments: ModelPayment[]
}

export interface ModelCart {
  id: string
  lines: CartLine[]
}

export interface Model {
  now: number
  /** When the slots begin. */
  slotsAt: number
  stock: number[]
  prices: number[]
  cards: { balance: number; isStopped: boolean }[]
  /** Some of each customer's. */
  carts: (ModelCart | null)[]
  orders: ModelOrder[]
  /** Whether something that is due may come late: who does it has died with it, or has failed and rests. */
  isWorkLate: boolean
}

export function createModel({ now, slotsAt }: { now: number; slotsAt: number }): Model {
  return {
    now,
    slotsAt,
    stock: [...OPENING_STOCK],
    prices: [...OPENING_PRICES],
    cards: OPENING_CARDS.map((balance) => ({ balance, isStopped: false })),
    carts: CUSTOMERS.flatMap(() => Array.from({ length: CARTS_EACH }, () => null)),
    orders: [],
    isWorkLate: false,
  }
}

export const customerOf = (cart: number) => Math.floor(cart / CARTS_EACH)

/** How much of each wine these lines take. */
export function winesIn(lines: readonly { article: number; quantity: number }[]): number[] {
  return OPENING_STOCK.map((_, wine) =>
    lines.reduce((sum, { article, quantity }) => sum + quantity * (ARTICLES[article]?.[wine] ?? 0), 0),
  )
}

export const isAwaiting = ({ goods }: ModelOrder) => goods === 'AWAITING_PAYMENT'
export const holdEnd = ({ heldSince }: ModelOrder) => heldSince + HOLD_MS
export const isInCellar = ({ goods }: ModelOrder) => goods === 'PAID' || goods === 'IN_PREPARATION'
export const isWhollyRefunded = (order: ModelOrder) =>
  order.isPaid && order.totalCents > 0 && order.refundedCents === order.totalCents

/** What unpaid orders hold of each wine. */
export function heldWines(model: Model, except?: ModelOrder): number[] {
  return winesIn(model.orders.filter((order) => isAwaiting(order) && order !== except).flatMap(({ lines }) => lines))
}

/** Whether less is on the shelf than an order takes. */
export function isSoldOut(model: Model, { lines }: ModelOrder): boolean {
  return winesIn(lines).some((count, wine) => count > (model.stock[wine] ?? 0))
}

/** Living orders with a code, of one customer or of all. */
export function codeUses(
  model: Model,
  { code, customer, except }: { code: number; customer?: number; except?: ModelOrder | undefined },
): number {
  return model.orders.filter(
    (order) =>
      order !== except &&
      order.wish.code === code &&
      order.goods !== 'CANCELLED' &&
      !isWhollyRefunded(order) &&
      (customer === undefined || keyOf(order.customer) === keyOf(customer)),
  ).length
}

export const keyOf = (customer: number) => CUSTOMERS[customer]?.key ?? ''

/** Living orders that are fetched in a slot. */
export function slotOrders(model: Model, { slot, except }: { slot: number; except?: ModelOrder | undefined }): number {
  return model.orders.filter((order) => order !== except && order.wish.slot === slot && order.goods !== 'CANCELLED')
    .length
}

/** The one order of a cart that has not ended unpaid. */
export function livingOrder(model: Model, cartId: string): ModelOrder | undefined {
  return model.orders.findLast((order) => order.cartId === cartId && (order.goods !== 'CANCELLED' || order.isPaid))
}

/** What the cart costs now; prices are whole euros, so that no share needs rounding. */
export function totalOf(model: Model, { lines, wish }: { lines: readonly CartLine[]; wish: OrderWish }): number {
  const products = lines.reduce((sum, { article, quantity }) => sum + quantity * (model.prices[article] ?? 0), 0)
  const discount = wish.code === 0 ? products / 10 : wish.code === 1 ? Math.min(3_000, products) : 0
  return products - discount + (wish.slot === null ? SHIPPING_CENTS : 0)
}

/** What unpaid orders hold of a card. */
export function heldOfCard(model: Model, { card, except }: { card: number; except?: ModelOrder | undefined }): number {
  return model.orders
    .filter((order) => isAwaiting(order) && order.wish.card === card && order !== except)
    .reduce((sum, { cardCents }) => sum + cardCents, 0)
}

/** What was decided to go back to its card: money goes there before any goes back by the bank. */
export const owedToCard = ({ cardCents, refundedCents }: ModelOrder) => Math.min(cardCents, refundedCents)

/** The order is paid: what it held is gone from the cellar, and from its card. */
export function takeGoods(model: Model, order: ModelOrder): void {
  const wines = winesIn(order.lines)
  model.stock = model.stock.map((count, wine) => count - (wines[wine] ?? 0))
  const card = model.cards[order.wish.card ?? -1]
  if (card) card.balance -= order.cardCents
  order.goods = 'PAID'
  order.isPaid = true
}

/** So much of each wine is on the shelf again. */
export function returnGoods(model: Model, { order, wines }: { order: ModelOrder; wines: readonly number[] }): void {
  order.returned = order.returned.map((count, wine) => count + (wines[wine] ?? 0))
  model.stock = model.stock.map((count, wine) => count + (wines[wine] ?? 0))
}
