import type { HandlerContext } from '#api/calls/handler.ts'
import { findOrderForCaller } from '#api/orders/find-order-for-caller.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { parseOrderReference } from '#rules/orders/order-reference.ts'

interface WhichOrder {
  order?: number | string | null | undefined
  reference?: string | null | undefined
  email?: string | null | undefined
}

/**
 * The order that somebody wants to withdraw from. A reference counts only together with the address it was placed with:
 * an unknown one and a wrong address are the same to whoever asks, in words and in work.
 */
export async function findOrderToWithdraw(
  parts: Pick<HandlerContext, 'db' | 'principal'>,
  { order, reference, email }: WhichOrder,
): Promise<number | null> {
  if (order != null) return findOrderForCaller(parts, order)
  const found = await findOrder(parts.db, parseOrderReference(reference ?? '') ?? 0)
  const isTheirs = found !== undefined && found.email.toLowerCase() === (email ?? '').toLowerCase()
  return isTheirs ? found.id : null
}
