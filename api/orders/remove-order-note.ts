import type { Handler } from '#api/calls/handler.ts'
import type { removeOrderNote } from '#contract/orders/office-orders.ts'
import { removeNote } from '#db/queries/office/notes.ts'

export const handleRemoveOrderNote: Handler<typeof removeOrderNote> = async ({ params }, { db }) => {
  const { id, note } = params
  if (!(await removeNote(db, { subject: { order_id: id }, id: note }))) return { refusal: 'thing-not-found' }
  return { value: { id: note }, changes: [{ thing: 'orderNotes', id: note, before: { idOrder: id }, after: null }] }
}
