import type { Handler } from '#api/calls/handler.ts'
import { findOrderForCaller } from '#api/orders/find-order-for-caller.ts'
import type { getReturns } from '#contract/returns/returns.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { findOrderReturns } from '#db/queries/returns/return-views.ts'
import { hasLeft } from '#rules/returns/returnable-lines.ts'
import { loadReturnable } from './load-returnable.ts'
import { returnToWire } from './return-to-wire.ts'

export const handleGetReturns: Handler<typeof getReturns> = async ({ query }, parts) => {
  const { db } = parts
  const id = await findOrderForCaller(parts, query.order)
  const order = id === null ? undefined : await findOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  const [rows, { lines, period }] = await Promise.all([findOrderReturns(db, order.id), loadReturnable(parts, order)])
  const isAway = hasLeft(order.fulfilment)
  return {
    value: {
      orderBacks: rows.map(returnToWire),
      total: rows.length,
      lines: lines.map(({ position, name, label, left, reasons }) => ({
        line: position,
        name,
        label,
        left: isAway ? left : 0,
        reasons: [...reasons],
      })),
      withdrawal: {
        isPossible: period.isOpen && lines.some(({ left, isPersonalised }) => left > 0 && !isPersonalised),
        until: period.until,
      },
    },
  }
}
