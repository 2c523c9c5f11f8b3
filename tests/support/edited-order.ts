import type { SoldOrder } from './sold-order.ts'

/** An order as the back office sees it. */
export const seenOrder = async ({ asEstate, order }: Pick<SoldOrder, 'asEstate' | 'order'>) =>
  (await asEstate(`/admin/orders/${order.id}`, { method: 'GET' })).data.order

/** Changes a part of an order, on top of its last version unless another one is said. */
export async function editOrder(
  sold: SoldOrder,
  { part, ...given }: { part: 'address' | 'relay' | 'slot' | 'lines' } & Record<string, unknown>,
) {
  const payload = { version: (await seenOrder(sold)).version, ...given }
  return sold.asEstate(`/admin/orders/${sold.order.id}/${part}`, { method: 'PUT', payload })
}
