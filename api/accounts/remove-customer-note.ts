import type { Handler } from '#api/calls/handler.ts'
import type { removeCustomerNote } from '#contract/accounts/customers.ts'
import { removeNote } from '#db/queries/office/notes.ts'

export const handleRemoveCustomerNote: Handler<typeof removeCustomerNote> = async ({ params }, { db }) => {
  const { id, note } = params
  if (!(await removeNote(db, { subject: { user_id: id }, id: note }))) return { refusal: 'thing-not-found' }
  return {
    value: { id: note },
    changes: [{ thing: 'customerNotes', id: note, before: { idCustomer: id }, after: null }],
  }
}
