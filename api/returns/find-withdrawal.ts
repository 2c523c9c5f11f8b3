import type { Handler } from '#api/calls/handler.ts'
import type { findWithdrawal } from '#contract/returns/withdrawals.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { findOrderToWithdraw } from './find-order-to-withdraw.ts'
import { loadReturnable } from './load-returnable.ts'

export const handleFindWithdrawal: Handler<typeof findWithdrawal> = async ({ body }, parts) => {
  const id = await findOrderToWithdraw(parts, body)
  const order = id === null ? undefined : await findOrder(parts.db, id)
  if (!order) return { refusal: 'withdrawal-order-not-found' }
  const { period, lines } = await loadReturnable(parts, order)
  return {
    value: {
      order: {
        reference: orderReference(order.id),
        orderedOn: parisDay(order.created_at),
        ...period,
        lines: lines.map(({ position, name, label, left, isPersonalised }) => ({
          line: position,
          name,
          label,
          left: isPersonalised ? 0 : left,
          isExcluded: isPersonalised,
        })),
      },
    },
  }
}
