import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export type NewChange = Omit<Insertable<Tables['import_changes']>, 'site_id' | 'id' | 'import_id'>

export async function addImportChanges(
  db: SiteDb,
  { importId, changes }: { importId: number; changes: readonly NewChange[] },
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('import_changes')
    .values(changes.map((change) => ({ ...change, import_id: importId })))
    .execute()
}

/** The last ones that are not undone yet. */
export async function listLastChanges(db: SiteDb, { importId, limit }: { importId: number; limit: number }) {
  return db
    .selectFrom('import_changes')
    .select(['id', 'position', 'thing', 'thing_id', 'before', 'after'])
    .where('import_id', '=', importId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type ImportChangeRow = Awaited<ReturnType<typeof listLastChanges>>[number]

/** They are undone, or told as what could not be. */
export async function dropChanges(db: SiteDb, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('import_changes')
      .where('id', 'in', [...ids])
      .execute()
}

export async function countChanges(db: SiteDb, importId: number): Promise<number> {
  const { count } = await db
    .selectFrom('import_changes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
