import type { Cart } from '#contract/carts/carts.ts'
import { type Cents, cents, eurosToCents } from '#rules/basics/money.ts'
import { type CheckoutState, type CodeEffect, contentsKey } from './checkout-choices.ts'

interface Totals {
  subtotal: Cents
  discount: Cents
  /** Null while it is not known. */
  shipping: Cents | null
  /** What delivery would cost without anything that makes it cheaper. */
  fullShipping: Cents | null
  total: Cents
}

/** What is to be paid, as far as it is known: lines, less the code, with delivery. The server counts it again. */
export function checkoutTotals(state: CheckoutState, cart: Cart): Totals {
  const lines = cart.products.filter((line) => !line.isUnavailable)
  const subtotal = cents(lines.reduce((sum, line) => sum + eurosToCents(line.total), 0))
  const billed = shippingCents(state)
  const effect = currentEffect(state, cart)
  const held = cart.discount?.isValid ? eurosToCents(cart.discount.amount) : 0
  const taken = effect ? eurosToCents(effect.discount) : held
  const discount = cents(Math.min(taken, subtotal + (billed ?? 0)))
  const fullShipping = state.carrier && billed !== null ? eurosToCents(state.carrier.fdp) : billed
  return { subtotal, discount, shipping: billed, fullShipping, total: cents(subtotal - discount + (billed ?? 0)) }
}

/** Fetching an order and having it mailed cost nothing. */
function shippingCents({ deliveryType, carrier }: CheckoutState): Cents | null {
  if (deliveryType === 'clickAndCollect' || deliveryType === 'no_delivery') return cents(0)
  return carrier ? eurosToCents(carrier.price) : null
}

/** What a code does depends on the cart and on the price of delivery. */
export function effectKey({ state, cart, code }: { state: CheckoutState; cart: Cart; code: string }): string {
  return [code.toUpperCase(), contentsKey(cart), shippingCents(state) ?? ''].join('|')
}

function currentEffect(state: CheckoutState, cart: Cart): CodeEffect | null {
  const { discount } = state
  const code = cart.discount?.isValid ? cart.discount.code : null
  return discount && code !== null && discount.for === effectKey({ state, cart, code }) ? discount : null
}

/** Only of a code on delivery one cannot know what it does without asking. */
export function needsEffect(state: CheckoutState, cart: Cart): boolean {
  const code = cart.discount
  return code?.isValid === true && code.isOnShipping && currentEffect(state, cart) === null
}
