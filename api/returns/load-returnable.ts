import type { HandlerContext } from '#api/calls/handler.ts'
import { frenchHolidays } from '#api/deliveries/french-holidays.ts'
import type { LockedOrder, OrderLineRow } from '#db/queries/orders/orders.ts'
import { findOrderLines } from '#db/queries/orders/orders.ts'
import { findDeliveredAt, findPiecesUnderWay } from '#db/queries/returns/returns.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { isPersonalised } from '#rules/orders/order-answers.ts'
import { isRefundable } from '#rules/orders/order-states.ts'
import { withdrawalDays } from '#rules/orders/withdrawal.ts'
import { type ReturnableLine, returnableLines } from '#rules/returns/returnable-lines.ts'
import { type WithdrawalPeriod, withdrawalPeriod } from '#rules/returns/withdrawal-period.ts'

interface Returnable {
  period: WithdrawalPeriod
  /** Beside each line as it was ordered, what of it can still come back. */
  lines: (OrderLineRow & Omit<ReturnableLine, 'position'> & { isPersonalised: boolean })[]
}

/** What of an order can come back, and until when without a reason. */
export async function loadReturnable(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  order: LockedOrder,
): Promise<Returnable> {
  const [lines, underWay, deliveredAt, days] = await Promise.all([
    findOrderLines(db, order.id),
    findPiecesUnderWay(db, order.id),
    findDeliveredAt(db, order.id),
    findParameterValue(db, 'WITHDRAWAL_DAYS'),
  ])
  const period = withdrawalPeriod({
    delivery: order.delivery_type,
    deliveredAt,
    paidAt: order.paid_at,
    days: withdrawalDays(days),
    holidays: holidaysFrom(deliveredAt ?? order.created_at),
    now,
  })
  const returnable = returnableLines({
    lines: lines.map((line) => ({
      position: line.position,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      isOwn: line.is_gift_card || isPersonalised(line.customizations),
    })),
    underWay,
    mayRegret: period.isOpen,
  })
  // All of its money may have gone back without a word about any line; a deposit goes back with its visit.
  const hasMoney = isRefundable(order) && order.visit_booking_id === null
  return {
    period,
    lines: lines.map((line, at) => ({
      ...line,
      left: hasMoney ? (returnable[at]?.left ?? 0) : 0,
      reasons: returnable[at]?.reasons ?? [],
      isPersonalised: isPersonalised(line.customizations),
    })),
  }
}

/** A generous period runs over New Year, once or twice. */
function holidaysFrom(start: Date): Set<string> {
  const year = parisYear(start)
  return new Set([0, 1, 2].flatMap((later) => [...frenchHolidays(year + later)]))
}
