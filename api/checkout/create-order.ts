import type { Handler } from '#api/calls/handler.ts'
import { noteHappening } from '#api/calls/happenings.ts'
import { countCodeTry, takeCodeTryBack } from '#api/carts/code-tries.ts'
import { findRelay } from '#api/deliveries/find-relay.ts'
import { orderToWire } from '#api/orders/order-to-wire.ts'
import { openChosenAccount } from '#api/payments/chosen-account.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'
import { findOrderView } from '#db/queries/orders/order-views.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type PlacementRequest, placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { startPayment } from './start-payment.ts'

/**
 * Asks the relay network, makes the order, asks the payment provider: each by itself, so that no transaction waits for a
 * service of others. Whatever is cut off in between is found and finished by the next call for the same cart.
 */
export const handleCreateOrder: Handler<typeof createOrder> = async ({ body: sent }, parts) => {
  if (!sent.acceptsSaleTerms) return { problems: { acceptsSaleTerms: { problem: 'not-agreed' } } }
  const [read, chosen] = await Promise.all([readOrder(parts.db, sent), openChosenAccount(parts)])
  if ('problems' in read) return read
  const { body } = read
  const relay = await findRelay(parts.db, body.delivery)
  const waitSeconds = body.discount ? await countCodeTry(parts) : null
  if (waitSeconds !== null) return { refusal: 'too-many-requests', retryAfterSeconds: waitSeconds }
  return {
    afterwards: async () => {
      const found = relay && (await parts.relays.find(relay.provider, relay.idAccessPoint))
      if (found?.outcome === 'unavailable') return { refusal: 'relay-away' }
      const accessPoint = found?.outcome === 'found' ? found.accessPoint : null
      const payment = { provider: chosen.method, isPaymentOpen: chosen.opened.outcome === 'open' }
      const outcome = await parts.transact((db) => placeAndShow(db, { parts, body, accessPoint, ...payment }))
      const isWrongCode = 'refusal' in outcome && outcome.refusal === 'discount-unknown'
      if (body.discount && !isWrongCode) await parts.transact((db) => takeCodeTryBack({ ...parts, db }))
      if (!('placed' in outcome)) return outcome
      const { publicId, payment: due } = outcome.placed
      noteHappening('order', 'placed')
      const shown = orderToWire(outcome.order, parts.locale)
      if (!due) return { value: { order: shown, payment: { kind: 'none' } } }
      const { reference, email } = shown
      const started = await startPayment(parts, { order: { publicId, reference, email }, payment: due, chosen })
      if ('refusal' in started) return started
      return { value: { order: shown, payment: started.step } }
    },
  }
}

/** The order as it stands when it is placed. */
async function placeAndShow(db: SiteDb, request: PlacementRequest) {
  const outcome = await placeOrder(db, request)
  if (!('placed' in outcome)) return outcome
  const { orderId, view } = outcome.placed
  const order = view ?? (await findOrderView(db, orderId))
  if (!order) throw new Error(`Order ${orderId} is gone`)
  return { ...outcome, order }
}
