import type { Handler } from '#api/calls/handler.ts'
import { noteHappening } from '#api/calls/happenings.ts'
import { startPayment } from '#api/checkout/start-payment.ts'
import { readAddress } from '#api/orders/read-address.ts'
import type { payDeposit } from '#contract/visits/bookings.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { canPayDeposit } from './can-pay-deposit.ts'
import { placeDeposit } from './place-deposit.ts'

/** Makes the order, then asks the provider: no transaction waits for a service of others. */
export const handlePayDeposit: Handler<typeof payDeposit> = async ({ params, body }, parts) => {
  const { acceptsSaleTerms, ...sent } = body
  if (!acceptsSaleTerms) return { problems: { acceptsSaleTerms: { problem: 'not-agreed' } } }
  // Whose address it is stands in the booking.
  const read = await readAddress(parts.db, { ...sent, firstname: '', lastname: '' })
  if ('problems' in read) return read
  const isOpen = await canPayDeposit(parts)
  return {
    afterwards: async () => {
      if (!isOpen) return { refusal: 'payment-closed' }
      const outcome = await parts.transact((db) =>
        placeDeposit({ ...parts, db }, { token: params.token, address: read.address }),
      )
      if ('refusal' in outcome) return outcome
      const { orderId, publicId, email, payment } = outcome.placed
      noteHappening('order', 'placed')
      const returnPath = pathInLocale(`/visit/${params.token}?order=${publicId}`, parts.locale)
      const order = { publicId, reference: orderReference(orderId), email, returnPath }
      const started = await startPayment(parts, { order, payment })
      if ('refusal' in started) return started
      return { value: { publicId, payment: started.step } }
    },
  }
}
