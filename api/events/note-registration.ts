import type { Handler } from '#api/calls/handler.ts'
import type { noteRegistration } from '#contract/events/events.ts'
import { saveNote } from '#db/queries/events/registrations.ts'

/** The log of changes tells that there was a note, not what it said. */
export const handleNoteRegistration: Handler<typeof noteRegistration> = async ({ params: { id }, body }, { db }) =>
  (await saveNote(db, { id, note: body.note })) ? { value: { id } } : { refusal: 'registration-not-found' }
