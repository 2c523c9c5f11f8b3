import type { getPaymentResult } from '#contract/orders.ts'
import { findOrderId } from '#db/queries/orders.ts'
import { findPendingPayment } from '#db/queries/payments.ts'
import type { Handler } from '../machinery/handler.ts'
import { settleByAsking } from '../payments/settle-by-asking.ts'
import { showOrder } from './show-order.ts'

/** Where the customer comes back to. Nothing in the address says that it is paid: the provider is asked. */
export const handleGetPaymentResult: Handler<typeof getPaymentResult> = async ({ params }, parts) => {
  const id = await findOrderId(parts.db, params.id)
  if (id === null) return { refusal: 'order-not-found' }
  const pending = await findPendingPayment(parts.db, id)
  return {
    afterwards: async () => {
      if (pending?.reference) await settleByAsking(parts, pending.provider, pending.reference)
      return parts.transact(async (db) => ({ value: { order: await showOrder(db, id, parts.locale) } }))
    },
  }
}
