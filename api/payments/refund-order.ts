import type { Handler } from '#api/calls/handler.ts'
import { showOrder } from '#api/orders/show-order.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { refundOrder } from '#contract/payments/refunds.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import type { RefundRequest } from '#rules/orders/refund-amounts.ts'
import { decideRefund } from './decide-refund.ts'

export const handleRefundOrder: Handler<typeof refundOrder> = async ({ params, body }, parts) => {
  const { db, principal, now, locale } = parts
  const order = await lockOrder(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  const decided = await decideRefund(db, { order, request: refundRequest(body), reason: body.reason, who, now })
  if ('refusal' in decided) return decided
  const shown = await showOrder(db, { id: order.id, locale })
  const before = { money: order.money, refunded: euros(cents(order.refunded_cents)) }
  const after = { money: shown.money, refunded: shown.refunded }
  return { value: { order: shown }, changes: [{ thing: 'orders', id: order.id, before, after }] }
}

type Body = InputOf<typeof refundOrder>['body']

function refundRequest({ lines, shipping, goodwill, amount }: Body): RefundRequest {
  if (amount != null) return { lines: [], shippingCents: 0, goodwillCents: eurosToCents(amount) }
  return {
    lines: lines.map(({ line, quantity, isRestocked }) => ({ position: line, quantity, isRestocked })),
    shippingCents: eurosToCents(shipping),
    goodwillCents: eurosToCents(goodwill),
  }
}
