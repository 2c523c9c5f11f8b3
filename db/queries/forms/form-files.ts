import { type Insertable, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What a file came with. */
export type FileOwner = { submission_id: number } | { message_id: number }

type NewFile = Omit<Insertable<Tables['form_files']>, 'site_id' | 'submission_id' | 'message_id'> & FileOwner

export async function addFormFile(db: SiteDb, file: NewFile): Promise<void> {
  await db.insertInto('form_files').values(file).execute()
}

/** How much came with forms and messages since then, whoever sent it. Who brings more waits here until this is over. */
export async function lockFormFileBytes(db: SiteDb, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('form files', current_site()))`.execute(db)
  const { bytes } = await db
    .selectFrom('form_files')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** A file with what it came with, and the account that sent it, null where nobody was signed in: a message is nobody's account's. */
export async function findFormFile(db: SiteDb, id: string) {
  return db
    .selectFrom('form_files')
    .leftJoin('form_submissions', (on) =>
      on
        .onRef('form_submissions.site_id', '=', 'form_files.site_id')
        .onRef('form_submissions.id', '=', 'form_files.submission_id'),
    )
    .select([
      'form_files.id',
      'form_files.filename',
      'form_files.mime_type',
      'form_files.message_id',
      'form_submissions.user_id',
    ])
    .where('form_files.id', '=', id)
    .executeTakeFirst()
}

/** Those that came with a message, in their order. */
export async function listMessageFiles(db: SiteDb, messageId: number) {
  return db
    .selectFrom('form_files')
    .select(['id', 'filename'])
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
