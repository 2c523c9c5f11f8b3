import { createAsk } from '#client/ask.ts'
import { createHttpTransport } from '#client/http-transport.ts'
import { addUserAddress } from '#contract/accounts/address-routes.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'
import type { OrderRequest } from './order-request.ts'

type SentAddresses = OrderRequest['address']

/** Arrives even though the page leaves for the bank at once. */
const askWhileLeaving = createAsk(
  createHttpTransport({
    base: '/api',
    headers: () => ({}),
    fetch: (address, request) => fetch(address, { ...request, keepalive: true }),
  }),
)

/** Puts what was ordered with into the customer's address book, where that was wished. Nothing waits for it. */
export function keepAddresses(state: CheckoutState, sent: SentAddresses): void {
  for (const body of addressesToKeep(state, sent)) askWhileLeaving(addUserAddress, { body }).catch(() => {})
}

/** Without a parcel the bill's address is the one that was asked for. */
export function addressesToKeep({ address }: CheckoutState, { delivery, billing }: SentAddresses) {
  const main = address.isForBook ? [delivery ?? billing] : []
  const own = address.isBillingForBook && delivery && address.billing ? [billing] : []
  return [...main, ...own]
}
