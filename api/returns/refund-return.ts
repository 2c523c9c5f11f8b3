import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { decideRefund } from '#api/payments/decide-refund.ts'
import type { refundReturn } from '#contract/returns/return-steps.ts'
import { findOrderLines } from '#db/queries/orders/orders.ts'
import { refundedShipping } from '#db/queries/payments/payments.ts'
import { findReturnLines } from '#db/queries/returns/returns.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { isWholeOrder } from '#rules/returns/returnable-lines.ts'
import { callerAsActor } from './caller-as-actor.ts'
import { type OpenReturn, openReturn, stepReturn } from './open-return.ts'

/** The same refund as any other, by line; what is fit to be sold goes back on the shelf with it. */
export const handleRefundReturn: Handler<typeof refundReturn> = async ({ params, body }, parts) => {
  const opened = await openReturn(parts, { id: params.id, to: 'REFUNDED' })
  if ('refusal' in opened) return opened
  const { order, row } = opened
  const lines = await findReturnLines(parts.db, row.id)
  const shippingCents = body.shipping == null ? await dueShipping(parts, opened) : eurosToCents(body.shipping)
  const decided = await decideRefund(parts.db, {
    order,
    request: {
      lines: lines.map(({ position, quantity, is_fit }) => ({ position, quantity, isRestocked: is_fit ?? false })),
      shippingCents,
      goodwillCents: 0,
    },
    reason: row.is_withdrawal ? 'withdrawal' : 'return',
    who: callerAsActor(parts),
    now: parts.now,
  })
  if ('refusal' in decided) return decided
  return stepReturn(parts, { ...opened, state: 'REFUNDED', change: { refund_id: decided.refundId } })
}

/** Who withdraws from all of an order gets its delivery back too (article L221-24 of the code de la consommation). */
async function dueShipping({ db }: Pick<HandlerContext, 'db'>, { order, row }: OpenReturn): Promise<number> {
  const [lines, back] = await Promise.all([findOrderLines(db, order.id), findReturnLines(db, row.id)])
  if (!row.is_withdrawal || !isWholeOrder(back, lines)) return 0
  return order.shipping_cents - order.shipping_discount_cents - (await refundedShipping(db, order.id))
}
