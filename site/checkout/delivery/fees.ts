import { useEffect } from 'react'
import type { Refusal } from '#contract/basics/refusals.ts'
import type { Cart } from '#contract/carts/carts.ts'
import { calculateShippingFees } from '#contract/deliveries/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { type CheckoutState, failPrices, priceKey, takePrices } from '#site/checkout/checkout-choices.ts'
import { currentCheckout, updateCheckout } from '#site/checkout/checkout-state.ts'
import { createStore } from '#ui/state/create-store.ts'
import { useStore } from '#ui/state/use-store.ts'

interface Fees {
  isRunning: boolean
  /** What went wrong, and for which contents and place. */
  failure: { for: string; message: string | null; code: Refusal | null } | null
}

const fees = createStore<Fees>({ isRunning: false, failure: null })

/** Asks what delivery costs. While one calculation runs, another is not started; a failure empties carrier and prices. */
export async function calculateFees(cart: Cart): Promise<void> {
  if (fees.get().isRunning) return
  const { city, country } = currentCheckout()
  const key = priceKey(currentCheckout(), cart)
  fees.set({ isRunning: true, failure: null })
  const { postalCode = '', name = null } = city ?? {}
  const body = { idCart: cart.id, postalCode: postalCode.trim(), city: name, country: country.id }
  const answer = await ask(calculateShippingFees, { body }).catch(() => null)
  if (answer?.success) {
    const { shippingPrices } = answer.data
    // What was asked may no longer be what is wanted: then the next calculation decides.
    updateCheckout((state) =>
      priceKey(state, cart) === key ? takePrices({ state, key, list: shippingPrices }) : state,
    )
    fees.set({ isRunning: false, failure: null })
    return
  }
  updateCheckout(failPrices)
  const said = answer
    ? { message: answer.errors?.postalCode ?? answer.message, code: answer.code }
    : { message: null, code: null }
  fees.set({ isRunning: false, failure: { for: key, ...said } })
}

/** What delivery of this cart costs: asked for unless it is known, being asked, or was refused. */
export function useFees({ cart, state, isAsked = true }: { cart: Cart; state: CheckoutState; isAsked?: boolean }) {
  const { isRunning, failure } = useStore(fees)
  const key = priceKey(state, cart)
  const prices = state.prices?.for === key ? state.prices.list : null
  const failed = failure?.for === key ? failure : null
  const mustAsk = isAsked && !prices && !isRunning && !failed
  useEffect(() => {
    if (mustAsk) void calculateFees(cart)
  }, [mustAsk, cart])
  return { prices, failed }
}
