import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { ImportState } from '#contract/imports/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export async function addImport(
  db: SiteDb,
  row: Omit<Insertable<Tables['imports']>, 'site_id' | 'id'>,
): Promise<number> {
  const { id } = await db.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

export async function findImport(db: SiteDb, id: number) {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else works on it, stops it or starts it until this is done. */
export async function lockImport(db: SiteDb, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface ImportChange {
  id: number
  set: Updateable<Tables['imports']>
}

export async function changeImport(db: SiteDb, { id, set }: ImportChange): Promise<void> {
  await db.updateTable('imports').set(set).where('id', '=', id).execute()
}

/** Whether another one works in the background. */
export async function isOtherUnderWay(db: SiteDb, id: number): Promise<boolean> {
  const working: ImportState[] = ['CHECKING', 'RUNNING', 'UNDOING']
  // Two that begin at once wait for each other here; which is left for the index to hold.
  await sql`select pg_advisory_xact_lock(hashtextextended('imports', current_site()))`.execute(db)
  const other = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', working)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

export async function deleteImport(db: SiteDb, id: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

/** What lies in their files and what stood before goes; that they were there stays. */
export async function forgetImportsBefore(db: SiteDb, { before, now }: { before: Date; now: Date }): Promise<void> {
  const old = (of: SelectQueryBuilder<Tables, 'imports', object>) =>
    of.select('id').where('changed_at', '<', before).where('forgotten_at', 'is', null)
  for (const table of ['import_lines', 'import_notes', 'import_changes'] as const)
    await db
      .deleteFrom(table)
      .where('import_id', 'in', old(db.selectFrom('imports')))
      .execute()
  await db
    .updateTable('imports')
    .set({ forgotten_at: now })
    .where('changed_at', '<', before)
    .where('forgotten_at', 'is', null)
    .execute()
}
