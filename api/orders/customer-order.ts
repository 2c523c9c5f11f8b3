import type { Order } from '#contract/orders/orders.ts'
import type { OrderView } from '#db/queries/orders/order-views.ts'
import { qrModules, qrPath } from '#providers/qr-codes/qr-code.ts'
import { isToBeHandedOver, writeHandOverCode } from '#rules/orders/hand-over-code.ts'
import type { Locale } from '#words/basics/locales.ts'
import { orderToWire } from './order-to-wire.ts'

/** An order as its customer sees it: with the code that is said when it is fetched, which the estate asks for. */
export function customerOrder(row: OrderView, locale: Locale): Order {
  const order = orderToWire(row, locale)
  const isFetched = isToBeHandedOver({ delivery: row.delivery_type, fulfilment: row.fulfilment })
  if (!isFetched) return order
  const handOverCode = writeHandOverCode(row.hand_over_code)
  const modules = qrModules(handOverCode)
  const handOverQr = { path: qrPath(modules), side: modules.length }
  return { ...order, delivery: { ...order.delivery, handOverCode, handOverQr } }
}
