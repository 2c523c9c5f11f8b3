import { holidaysAround } from '#api/deliveries/french-holidays.ts'
import type { OrderRow } from '#db/queries/orders/orders.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { type Arrival, packingDay, promisedArrival } from '#rules/deliveries/arrival-days.ts'

interface ParcelDays {
  /** When it is packed and handed to its carrier, as `2026-11-19`. */
  preparedOn: string
  arrival: Arrival | null
}

/** When a parcel is packed and arrives; null where there is none, it is not paid, or it has left. */
export function parcelDays(order: OrderRow): ParcelDays | null {
  const { delivery_type, paid_at, fulfilment } = order
  const isParcel = delivery_type === 'DELIVERY' || delivery_type === 'PICKUP'
  const waits = fulfilment === 'PAID' || fulfilment === 'IN_PREPARATION'
  if (!isParcel || !waits || paid_at === null) return null
  const holidays = holidaysAround(parisYear(paid_at))
  return { preparedOn: packingDay({ now: paid_at, holidays }), arrival: promisedArrival(order) }
}
