import type { HandlerContext, Principal } from '#api/calls/handler.ts'
import { findOrderId, findOrderOwner } from '#db/queries/orders/orders.ts'
import { mayDo } from '#rules/office/rights.ts'

/**
 * The order that the caller may see: any by its random id, by its number their own, or every one of the estate for those of
 * its administrators who are there for orders. Whatever is not theirs is as unknown as what was never made.
 */
export async function findOrderForCaller(
  { db, principal }: Pick<HandlerContext, 'db' | 'principal'>,
  id: number | string,
): Promise<number | null> {
  if (typeof id === 'string') return findOrderId(db, id)
  const order = principal ? await findOrderOwner(db, id) : undefined
  if (!order || !principal) return null
  const isOwn = order.user_id === principal.id
  return isOwn || seesOrders(principal) ? order.id : null
}

function seesOrders({ role, officeRole }: Principal): boolean {
  return role !== 'CUSTOMER' && mayDo({ role: officeRole, area: 'orders', needs: 'read' })
}
