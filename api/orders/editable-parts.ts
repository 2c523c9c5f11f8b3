import type { OrderRow } from '#db/queries/orders/orders.ts'
import { type EditableParts, editableParts } from '#rules/orders/order-edits.ts'

type EditedRow = Pick<OrderRow, 'fulfilment' | 'money' | 'delivery_type' | 'visit_booking_id' | 'supplements'>

/** What of an order can be changed now. */
export function partsOf({ fulfilment, money, delivery_type, visit_booking_id, supplements }: EditedRow): EditableParts {
  return editableParts({
    fulfilment,
    money,
    delivery: delivery_type,
    isDeposit: visit_booking_id !== null,
    isSupplement: supplements !== null,
  })
}
