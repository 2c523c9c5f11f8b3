import type { Handler } from '#api/calls/handler.ts'
import type { getPickingList } from '#contract/orders/office-orders.ts'
import { loadPicking } from './load-picking.ts'
import { wantedIds } from './wanted-ids.ts'

export const handleGetPickingList: Handler<typeof getPickingList> = async ({ query }, { db }) => {
  const picking = await loadPicking(db, wantedIds(query.ids))
  return picking ? { value: { picking } } : { refusal: 'order-not-found' }
}
