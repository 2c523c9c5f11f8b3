import { rememberCart } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import type { CheckoutState } from './checkout-choices.ts'
import { updateCheckout } from './checkout-state.ts'

/** Tells the server of a consent, or that it is gone. An order does not wait for it. */
export async function tellReminder(cartId: string, { buyer, reminder }: CheckoutState): Promise<void> {
  const { isWanted, isTold } = reminder
  if (!isWanted && !isTold) return
  const body = { email: buyer.email.trim(), consents: isWanted }
  const answer = await ask(rememberCart, { params: { cartId }, body }).catch(() => null)
  if (answer?.success) {
    updateCheckout((state) => ({ ...state, reminder: { ...state.reminder, isTold: isWanted } }))
  }
}
