import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What a note is about. */
type NoteSubject = { order_id: number } | { user_id: number }

interface NoteRow {
  id: number
  text: string
  created_at: Date
  who: string | null
}

/** Oldest first. */
export async function listNotes(db: SiteDb, subject: NoteSubject): Promise<NoteRow[]> {
  return notesAbout(db, subject).orderBy('id').execute()
}

interface NewNote {
  subject: NoteSubject
  text: string
  writtenBy: number | null
  now: Date
}

export async function addNote(db: SiteDb, { subject, text, writtenBy, now }: NewNote): Promise<NoteRow> {
  const values = { ...subject, text, written_by: writtenBy, created_at: now }
  const { id } = await db.insertInto('office_notes').values(values).returning('id').executeTakeFirstOrThrow()
  return notesAbout(db, subject).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Whether there was such a note about it. */
export async function removeNote(db: SiteDb, { subject, id }: { subject: NoteSubject; id: number }): Promise<boolean> {
  const [[column, of]] = Object.entries(subject) as [['order_id' | 'user_id', number]]
  const { numDeletedRows } = await db
    .deleteFrom('office_notes')
    .where('id', '=', id)
    .where(column, '=', of)
    .executeTakeFirst()
  return numDeletedRows > 0
}

function notesAbout(db: SiteDb, subject: NoteSubject) {
  const [[column, of]] = Object.entries(subject) as [['order_id' | 'user_id', number]]
  return db
    .selectFrom('office_notes')
    .select(['id', 'text', 'created_at'])
    .select(personNamed('office_notes.written_by').as('who'))
    .where(column, '=', of)
}
