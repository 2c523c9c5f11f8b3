import type { Handler } from '#api/calls/handler.ts'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import type { getOrderGenericValues } from '#contract/orders/orders.ts'
import { PAYMENT_FAILURES, PAYMENT_STATUSES } from '#contract/payments/closed-sets.ts'
import { orderWords } from '#words/orders/words.ts'

export const handleGetOrderGenericValues: Handler<typeof getOrderGenericValues> = async ({ params }, { locale }) => {
  const words = orderWords[locale]
  const sets = {
    status: { values: ORDER_STATUSES, labels: words.statuses },
    'delivery-type': { values: DELIVERY_TYPES, labels: words.deliveryTypes },
    'payment-status': { values: PAYMENT_STATUSES, labels: words.paymentStatuses },
    'payment-failure': { values: PAYMENT_FAILURES, labels: words.paymentFailures },
  }
  const { values, labels } = sets[params.type]
  const labelByValue: Record<string, string> = labels
  return { value: { values: values.map((value, at) => ({ id: at + 1, value, label: labelByValue[value] ?? value })) } }
}
