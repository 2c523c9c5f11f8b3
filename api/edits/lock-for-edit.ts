import type { HandlerContext } from '#api/calls/handler.ts'
import { partsOf } from '#api/orders/editable-parts.ts'
import { type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { lockSupplements } from '#db/queries/orders/supplements.ts'
import type { EditableParts } from '#rules/orders/order-edits.ts'

type Refused = { refusal: 'order-not-found' | 'order-edit-closed' | 'changed-meanwhile' }

interface EditWish {
  id: number
  version: number
  part: keyof EditableParts
}

/** An order whose part can be changed, locked until the end with what was added to it; whoever has not seen its last change is told. */
export async function lockForEdit(
  { db }: Pick<HandlerContext, 'db'>,
  { id, version, part }: EditWish,
): Promise<{ order: LockedOrder } | Refused> {
  const order = await lockOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  if (!partsOf(order)[part]) return { refusal: 'order-edit-closed' }
  if (order.version !== version) return { refusal: 'changed-meanwhile' }
  // Nobody pays what was added between what is counted and what is asked for or given back.
  await lockSupplements(db, id)
  return { order }
}
