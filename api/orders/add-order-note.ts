import type { Handler } from '#api/calls/handler.ts'
import { noteToWire } from '#api/office/note-to-wire.ts'
import type { addOrderNote } from '#contract/orders/office-orders.ts'
import { addNote } from '#db/queries/office/notes.ts'
import { findOrderHead } from '#db/queries/orders/orders.ts'

export const handleAddOrderNote: Handler<typeof addOrderNote> = async ({ params, body }, { db, principal, now }) => {
  if (!(await findOrderHead(db, params.id))) return { refusal: 'order-not-found' }
  const note = await addNote(db, {
    subject: { order_id: params.id },
    text: body.text,
    writtenBy: principal?.id ?? null,
    now,
  })
  // What was noted may tell of people, who can be forgotten: the log keeps only that it was.
  const changes = [{ thing: 'orderNotes', id: note.id, before: null, after: { idOrder: params.id } }]
  return { value: { note: noteToWire(note) }, changes }
}
