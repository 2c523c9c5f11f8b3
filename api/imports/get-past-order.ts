import type { Handler } from '#api/calls/handler.ts'
import type { getPastOrder } from '#contract/imports/imports.ts'
import { findPastOrder } from '#db/queries/imports/past-orders.ts'

export const handleGetPastOrder: Handler<typeof getPastOrder> = async ({ params: { id } }, { db }) => {
  const pastOrder = await findPastOrder(db, id)
  return pastOrder ? { value: { pastOrder } } : { refusal: 'thing-not-found' }
}
