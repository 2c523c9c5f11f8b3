import { useEffect, useState } from 'react'
import type { Failure } from '#contract/basics/envelope.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import type { Cart } from '#contract/carts/carts.ts'
import type { PaymentStep } from '#contract/checkout/checkout.ts'
import { createOrder } from '#contract/checkout/routes.ts'
import type { Cents } from '#rules/basics/money.ts'
import { atLeastShown } from '#site/browser/at-least-shown.ts'
import { sortErrors } from '#site/checkout/address/address-fields.ts'
import { readCart } from '#site/checkout/checkout-cart.ts'
import { type CheckoutState, chooseSlot, failPrices, keyFor } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { currentCheckout, updateCheckout } from '#site/checkout/checkout-state.ts'
import { calculateFees } from '#site/checkout/delivery/fees.ts'
import { giftCards } from '#site/checkout/gift-card-memory.ts'
import { useNavigate } from '#ui/router/hooks.ts'
import type { Navigate } from '#ui/router/router-context.ts'
import type { CheckoutWords } from '#words/checkout/fr.ts'
import { askWithKey } from './ask-with-key.ts'
import { recheckGiftCards } from './gift-cards.ts'
import { keepAddresses } from './keep-addresses.ts'
import { type OrderRequest, orderRequest } from './order-request.ts'

interface ShownRefusal {
  message: string
  code: Refusal | null
  wayOn?: { to: 'cart' | 'address' | 'shipping'; path: string }
}

/** Sends the order and follows what comes back: to the bank, to the thanks, or to what has to be corrected. */
export function usePayment(cart: Cart, state: CheckoutState) {
  const { words, path } = useCheckout()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  useBackFromBank(() => {
    setIsBusy(false)
    setIsLeaving(false)
  })

  const follow = (payment: PaymentStep, publicId: string) => {
    if (payment.kind === 'redirect') {
      setIsLeaving(true)
      // A page of ours is read in the language one orders in.
      window.location.assign(payment.url.startsWith('/') ? path(payment.url) : payment.url)
    } else if (payment.kind === 'none') {
      void navigate(path(`/cart/success/${publicId}`))
    } else {
      setIsBusy(false)
      setRefusal({ message: words.payment.elementUnknown, code: null })
    }
  }
  const pay = async (shownTotal: Cents) => {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(null)
    const codes = giftCards().map(({ code }) => code)
    const wish = orderRequest({ state, cart, giftCards: codes, agreed: { acceptsSaleTerms: true, shownTotal } })
    const answer = await atLeastShown(send(wish)).catch(() => null)
    if (answer?.success) {
      const { order, payment } = answer.data
      keepAddresses(state, wish.address)
      updateCheckout((now) => (now.order ? { ...now, order: { ...now.order, publicId: order.publicId } } : now))
      return follow(payment, order.publicId)
    }
    setRefusal(await answerRefusal(answer, { cart, words, go: (to, visit) => navigate(path(to), { state: visit }) }))
    setIsBusy(false)
  }
  const forgetRefusal = () => setRefusal(null)
  return { pay, isBusy, isLeaving, refusal, forgetRefusal }
}

/** The same wish under the same key; one that the server knows for another wish is replaced, once. */
async function send(wish: OrderRequest) {
  const { key } = takeKey(wish)
  const answer = await askWithKey(key)(createOrder, { body: wish })
  if (answer.success || answer.code !== 'idempotency-key-reused') return answer
  updateCheckout((state) => ({ ...state, order: null }))
  return askWithKey(takeKey(wish).key)(createOrder, { body: wish })
}

function takeKey(wish: OrderRequest) {
  const order = keyFor({ state: currentCheckout(), body: wish, newKey: randomKey() })
  updateCheckout((state) => ({ ...state, order }))
  return order
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A page that the browser kept whole while one was at the bank is ready again. */
function useBackFromBank(wake: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) wake()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  })
}

interface PaymentAnswer {
  cart: Cart
  words: CheckoutWords
  go: (to: string, visit: Record<string, unknown>) => ReturnType<Navigate>
}

/** Every refusal has an answer: what changed is read anew, what is wrong is shown where it can be put right. */
async function answerRefusal(failure: Failure | null, { cart, words, go }: PaymentAnswer): Promise<ShownRefusal> {
  if (!failure) return { message: words.offline, code: null }
  const { code, message, errors = {} } = failure
  const shown = { message, code }
  switch (code) {
    case 'cart-not-found':
    case 'discount-unknown':
      await readCart()
      return shown
    case 'gift-card-unknown':
      await recheckGiftCards()
      return shown
    case 'order-obstructed':
      await readCart()
      return { ...shown, wayOn: { to: 'cart', path: '/cart' } }
    case 'delivery-locked':
    case 'country-not-served':
      return { ...shown, wayOn: { to: 'address', path: '/cart/address' } }
    case 'carrier-not-found':
    case 'quote-not-found':
      updateCheckout(failPrices)
      await go('/cart/shipping', { message })
      return shown
    case 'access-point-not-found':
      updateCheckout((state) => ({ ...state, pickupAddress: null }))
      await go('/cart/shipping', { message })
      return shown
    case 'slot-not-free':
      updateCheckout((state) => chooseSlot(state, null))
      await go('/cart/shipping', { message })
      return shown
    case 'total-changed':
      return showNewTotal({ cart, words, go })
    case 'too-young':
      await go('/cart/address', { errors: { 'user.birthdate': message } })
      return shown
    case 'invalid-input':
      return leadToFields({ errors, shown, go })
    default:
      return shown
  }
}

interface ShowNewTotalOptions {
  cart: Cart
  words: CheckoutWords
  go: PaymentAnswer['go']
}

/** Reads prices anew; where the carrier is gone with its price, it is chosen again. */
async function showNewTotal({ cart, words, go }: ShowNewTotalOptions): Promise<ShownRefusal> {
  const fresh = (await readCart()) ?? cart
  const { deliveryType } = currentCheckout()
  const isParcel = deliveryType === 'delivery' || deliveryType === 'pickup'
  if (isParcel && currentCheckout().carrier) await calculateFees(fresh)
  if (isParcel && !currentCheckout().carrier) await go('/cart/shipping', { message: words.payment.totalChanged })
  return { message: words.payment.totalChanged, code: 'total-changed' }
}

interface LeadToFieldsOptions {
  errors: Readonly<Record<string, string>>
  shown: ShownRefusal
  go: PaymentAnswer['go']
}

async function leadToFields({ errors, shown, go }: LeadToFieldsOptions): Promise<ShownRefusal> {
  const { fields, shipping, others } = sortErrors(errors, currentCheckout())
  if (Object.keys(fields).length > 0) await go('/cart/address', { errors })
  else if (shipping[0]) await go('/cart/shipping', { message: shipping[0] })
  return others[0] ? { ...shown, message: others[0] } : shown
}
