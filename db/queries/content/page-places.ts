import { type SqlBool, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** All pages of the estate with where they stand, so that nobody else moves one meanwhile. */
export async function lockPlaces(db: SiteDb) {
  return db
    .selectFrom('pages')
    .select(['id', 'type', 'parent_id', 'position', 'cms_route', 'trashed_at'])
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Puts a page under another, and those that stand there in this order. */
export async function placePages(
  db: SiteDb,
  { id, parentId, order }: { id: number; parentId: number | null; order: readonly number[] },
): Promise<void> {
  await db.updateTable('pages').set({ parent_id: parentId, version: sql`version + 1` }).where('id', '=', id).execute()
  await sql`update pages set position = given.at * 10 from unnest(${[...order]}::integer[]) with ordinality as given (id, at)
    where pages.id = given.id and pages.position <> given.at * 10`.execute(db)
}

/** After all others beside it. */
export async function placeLast(db: SiteDb, id: number): Promise<void> {
  await sql`update pages set position = coalesce((
      select max(others.position) + 10 from pages as others
      where others.parent_id is not distinct from pages.parent_id and others.id <> pages.id), 10)
    where id = ${id}`.execute(db)
}

/** Nobody sees it any more; taken back it is as it was, but not public. */
export async function putInTrash(db: SiteDb, { id, now }: { id: number; now: Date | null }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pages')
    .set({ trashed_at: now, is_valid: false, version: sql`version + 1` })
    .where('id', '=', id)
    .where(sql<SqlBool>`(trashed_at is null) = ${now !== null}`)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Where a page was, so that links lead on; where another page is now, nothing leads away. */
export async function keepOldAddresses(
  db: SiteDb,
  { pageId, before }: { pageId: number; before: readonly { locale: string; url: string }[] },
): Promise<void> {
  for (const { locale, url } of before) {
    await db
      .insertInto('page_redirects')
      .values({ locale, url, page_id: pageId })
      .onConflict((conflict) => conflict.columns(['site_id', 'locale', 'url']).doUpdateSet({ page_id: pageId }))
      .execute()
  }
  await sql`delete from page_redirects using page_texts
    where page_texts.locale = page_redirects.locale and page_texts.url = page_redirects.url`.execute(db)
}

/** Where a page is now that was found at this address before. */
export async function findMovedPage(db: SiteDb, { locale, url }: { locale: string; url: string }) {
  return db
    .selectFrom('page_redirects')
    .innerJoin('page_texts', 'page_texts.page_id', 'page_redirects.page_id')
    .innerJoin('pages', 'pages.id', 'page_redirects.page_id')
    .select('page_texts.url')
    .where('page_redirects.locale', '=', locale)
    .where('page_redirects.url', '=', url)
    .where('page_texts.locale', '=', locale)
    .where('pages.is_valid', '=', true)
    .executeTakeFirst()
}
