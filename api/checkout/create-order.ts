import type { Handler } from '#api/calls/handler.ts'
import { noteHappening } from '#api/calls/happenings.ts'
import { countCodeTry, takeCodeTryBack } from '#api/carts/code-tries.ts'
import { findRelay } from '#api/deliveries/find-relay.ts'
import { orderToWire } from '#api/orders/order-to-wire.ts'
import { isPaymentOpen } from '#api/payments/is-payment-open.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'
import { findOrderView } from '#db/queries/orders/order-views.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { startPayment } from './start-payment.ts'

/**
 * Asks the relay network, makes the order, asks the payment provider: each by itself, so that no transaction waits for a
 * service of others. Whatever is cut off in between is found and finished by the next call for the same cart.
 */
export const handleCreateOrder: Handler<typeof createOrder> = async ({ body: sent }, parts) => {
  if (!sent.acceptsSaleTerms) return { problems: { acceptsSaleTerms: { problem: 'not-agreed' } } }
  const read = await readOrder(parts.db, sent)
  if ('problems' in read) return read
  const { body } = read
  const relay = await findRelay(parts.db, body.delivery)
  const isOpen = await isPaymentOpen(parts)
  const waitSeconds = body.discount ? await countCodeTry(parts) : null
  if (waitSeconds !== null) return { refusal: 'too-many-requests', retryAfterSeconds: waitSeconds }
  return {
    afterwards: async () => {
      const found = relay && (await parts.relays.find(relay.provider, relay.idAccessPoint))
      if (found?.outcome === 'unavailable') return { refusal: 'relay-away' }
      const accessPoint = found?.outcome === 'found' ? found.accessPoint : null
      const outcome = await parts.transact((db) => placeOrder(db, { parts, body, accessPoint, isPaymentOpen: isOpen }))
      const isWrongCode = 'refusal' in outcome && outcome.refusal === 'discount-unknown'
      if (body.discount && !isWrongCode) await parts.transact((db) => takeCodeTryBack({ ...parts, db }))
      if (!('placed' in outcome)) return outcome
      const { orderId, publicId, payment } = outcome.placed
      noteHappening('order', 'placed')
      const { order } = await parts.transact(async (db) => ({ order: await findOrderView(db, orderId) }))
      if (!order) throw new Error(`Order ${orderId} is gone`)
      const shown = orderToWire(order, parts.locale)
      if (!payment) return { value: { order: shown, payment: { kind: 'none' } } }
      const { reference, email } = shown
      const started = await startPayment(parts, { order: { publicId, reference, email }, payment })
      if ('refusal' in started) return started
      return { value: { order: shown, payment: started.step } }
    },
  }
}
