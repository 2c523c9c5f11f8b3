import { type Insertable, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export async function addReturnFile(db: SiteDb, file: Omit<Insertable<Tables['return_files']>, 'site_id'>) {
  await db.insertInto('return_files').values(file).execute()
}

export async function findReturnFile(db: SiteDb, { returnId, file }: { returnId: number; file: string }) {
  return db
    .selectFrom('return_files')
    .select(['id', 'filename', 'mime_type'])
    .where('return_id', '=', returnId)
    .where('id', '=', file)
    .executeTakeFirst()
}

export async function countReturnPictures(db: SiteDb, returnId: number): Promise<number> {
  const { count } = await db
    .selectFrom('return_files')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('return_id', '=', returnId)
    .where('kind', '=', 'PICTURE')
    .executeTakeFirstOrThrow()
  return count
}
