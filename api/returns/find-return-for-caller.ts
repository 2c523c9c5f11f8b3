import type { HandlerContext } from '#api/calls/handler.ts'
import { findOrderForCaller } from '#api/orders/find-order-for-caller.ts'
import { findReturnOrder } from '#db/queries/returns/returns.ts'

/** A return of an order that the caller may see; of any other it is as unknown as a made-up number. */
export async function findReturnForCaller(
  parts: Pick<HandlerContext, 'db' | 'principal'>,
  { id, idReturn }: { id: number | string; idReturn: number },
): Promise<number | null> {
  const [orderId, ofOrder] = [await findOrderForCaller(parts, id), await findReturnOrder(parts.db, idReturn)]
  return orderId !== null && orderId === ofOrder ? idReturn : null
}
