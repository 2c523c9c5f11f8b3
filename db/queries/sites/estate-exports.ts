import { sql, type Updateable } from 'kysely'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const LISTED = 20

/** The newest, with who asked for each. */
export async function listEstateExports(db: SiteDb) {
  return db
    .selectFrom('estate_exports as own')
    .selectAll('own')
    .select(personNamed('own.asked_by').as('asked_by_name'))
    .orderBy('own.id', 'desc')
    .limit(LISTED)
    .execute()
}

export type ListedExport = Awaited<ReturnType<typeof listEstateExports>>[number]

/** Null while another one is under way. */
export async function addEstateExport(
  db: SiteDb,
  { askedBy, now }: { askedBy: number; now: Date },
): Promise<number | null> {
  const added = await db
    .insertInto('estate_exports')
    .values({ asked_by: askedBy, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export async function findEstateExport(db: SiteDb, id: number) {
  return db.selectFrom('estate_exports').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockEstateExport(db: SiteDb, id: number) {
  return db.selectFrom('estate_exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findEstateExport>>>

export async function changeEstateExport(
  db: SiteDb,
  { id, change }: { id: number; change: Updateable<Tables['estate_exports']> },
): Promise<void> {
  await db.updateTable('estate_exports').set(change).where('id', '=', id).execute()
}

/** Whether another export was taken up before this one, of whichever estate: they go one after another. */
export async function isExportAhead(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const ahead = await db
    .selectFrom('due_work')
    .select('id')
    .where('kind', '=', 'ESTATE_EXPORT')
    .where('leased_until', '>', now)
    .where(
      'id',
      '<',
      db
        .selectFrom('due_work')
        .select('id')
        .where('kind', '=', 'ESTATE_EXPORT')
        .where('site_id', '=', sql<number>`current_site()`)
        .where('subject', '=', String(id)),
    )
    .limit(1)
    .executeTakeFirst()
  return ahead !== undefined
}

/** How the estate is called, and under which name it answers first. */
export async function findEstateName(db: SiteDb): Promise<{ id: number; name: string; host: string }> {
  const found = await db
    .selectFrom('sites')
    .leftJoin('site_hosts', 'site_hosts.site_id', 'sites.id')
    .select(['sites.id', 'sites.name', 'site_hosts.host'])
    .where('sites.id', '=', sql<number>`current_site()`)
    .orderBy('is_main', 'desc')
    .orderBy('host')
    .executeTakeFirstOrThrow()
  return { ...found, host: found.host ?? '' }
}
