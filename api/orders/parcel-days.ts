import { holidaysAround } from '#api/deliveries/french-holidays.ts'
import type { OrderRow } from '#db/queries/orders/orders.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { type OrderDays, orderDays } from '#rules/orders/order-days.ts'

type Parcel = Pick<OrderRow, 'delivery_type' | 'delivery_delay' | 'paid_at' | 'fulfilment'>

/** When a parcel is packed and arrives; null where there is none, it is not paid, or it has left. */
export function parcelDays({ delivery_type, delivery_delay, paid_at, fulfilment }: Parcel): OrderDays | null {
  const isParcel = delivery_type === 'DELIVERY' || delivery_type === 'PICKUP'
  const waits = fulfilment === 'PAID' || fulfilment === 'IN_PREPARATION'
  if (!isParcel || !waits || paid_at === null) return null
  return orderDays({ paidAt: paid_at, delay: delivery_delay, holidays: holidaysAround(parisYear(paid_at)) })
}
