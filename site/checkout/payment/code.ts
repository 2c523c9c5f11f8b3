import type { Cart } from '#contract/carts/carts.ts'
import { discountOrder } from '#contract/checkout/routes.ts'
import { euros } from '#rules/basics/money.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { readCart } from '#site/checkout/checkout-cart.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import { currentCheckout, updateCheckout } from '#site/checkout/checkout-state.ts'
import { checkoutTotals, effectKey, needsEffect } from '#site/checkout/checkout-totals.ts'

interface ApplyCodeOptions {
  cart: Cart
  state: CheckoutState
  code: string
}

/** Tries a code, puts it into the cart and keeps what it does; otherwise gives what the server says against it. */
export async function applyCode({ cart, state, code }: ApplyCodeOptions): Promise<string | null> {
  const answer = await askCode({ cart, state, code })
  if (!answer) return ''
  if (!answer.success) return answer.errors?.['discount.code'] ?? answer.message
  const { value, discount } = answer.data
  const fresh = await readCart(value.code)
  if (!fresh) return ''
  if (fresh.discount && !fresh.discount.isValid) return fresh.discount.message ?? answer.message
  updateCheckout((now) => ({
    ...now,
    discount: { for: effectKey({ state: now, cart: fresh, code: value.code }), code: value.code, discount },
  }))
  return null
}

export async function removeCode(): Promise<void> {
  updateCheckout((state) => ({ ...state, discount: null }))
  await readCart(null)
}

let isAsking = ''

/** A code on delivery that came with the cart: what it does is asked once for these contents and this carrier. */
export async function askEffect(cart: Cart, state: CheckoutState): Promise<void> {
  const code = cart.discount?.code ?? ''
  const key = effectKey({ state, cart, code })
  if (!needsEffect(state, cart) || isAsking === key) return
  isAsking = key
  const answer = await askCode({ cart, state, code })
  if (!answer?.success || effectKey({ state: currentCheckout(), cart, code }) !== key) return
  const { discount } = answer.data
  updateCheckout((now) => ({ ...now, discount: { for: key, code, discount } }))
}

function askCode({ cart, state, code }: { cart: Cart; state: CheckoutState; code: string }) {
  const { shipping } = checkoutTotals({ ...state, discount: null }, cart)
  const user = { email: state.buyer.email.trim() || null, phone: state.phone.trim() || null }
  const shippingFees = shipping === null ? null : euros(shipping)
  return ask(discountOrder, { body: { idCart: cart.id, user, discount: { code }, shippingFees } }).catch(() => null)
}
