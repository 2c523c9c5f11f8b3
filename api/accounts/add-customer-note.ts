import type { Handler } from '#api/calls/handler.ts'
import { noteToWire } from '#api/office/note-to-wire.ts'
import type { addCustomerNote } from '#contract/accounts/customers.ts'
import { lockCustomer } from '#db/queries/accounts/customers.ts'
import { addNote } from '#db/queries/office/notes.ts'

export const handleAddCustomerNote: Handler<typeof addCustomerNote> = async (
  { params: { id }, body: { text } },
  { db, principal, now },
) => {
  // Whoever is about to be forgotten is noted nothing more of.
  if (!(await lockCustomer(db, id))) return { refusal: 'user-not-found' }
  const note = await addNote(db, { subject: { user_id: id }, text, writtenBy: principal?.id ?? null, now })
  const changes = [{ thing: 'customerNotes', id: note.id, before: null, after: { idCustomer: id } }]
  return { value: { note: noteToWire(note) }, changes }
}
