import type { DeskPage } from '#contract/content/page-content.ts'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'
import { versionPicture } from './page-layouts.ts'

const FACTS = ['id', 'made_at', 'planned_for', 'published_at'] as const

function versions(db: SiteDb) {
  return db
    .selectFrom('page_versions')
    .select(FACTS)
    .select(personNamed('page_versions.made_by').as('who'))
    .select(versionPicture.as('picture'))
}
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

/** More than anybody scrolls through. */
const MOST_LISTED = 200

/** The newest first; what is planned before all. */
export async function listVersions(db: SiteDb, pageId: number) {
  return versions(db)
    .where('page_id', '=', pageId)
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export async function findVersion(db: SiteDb, { pageId, id }: { pageId: number; id: number }) {
  return versions(db).select('content').where('page_id', '=', pageId).where('id', '=', id).executeTakeFirst()
}

export async function findPlan(db: SiteDb, pageId: number) {
  return versions(db)
    .select('content')
    .where('page_id', '=', pageId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
}

export async function hasVersions(db: SiteDb, pageId: number): Promise<boolean> {
  const found = await db
    .selectFrom('page_versions')
    .select('id')
    .where('page_id', '=', pageId)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The last one that was published; 0 where none was. */
export async function lastPublishedVersion(db: SiteDb, pageId: number): Promise<number> {
  const { id } = await db
    .selectFrom('page_versions')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('page_id', '=', pageId)
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return id ?? 0
}

interface NewVersion {
  pageId: number
  content: DeskPage
  madeAt: Date
  madeBy: number | null
  plannedFor: Date | null
  publishedAt: Date | null
}

export async function addVersion(
  db: SiteDb,
  { pageId, content, madeAt, madeBy, plannedFor, publishedAt }: NewVersion,
): Promise<number> {
  const { id } = await db
    .insertInto('page_versions')
    .values({
      page_id: pageId,
      content: JSON.stringify(content),
      made_at: madeAt,
      made_by: madeBy,
      planned_for: plannedFor,
      published_at: publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markPublished(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('page_versions').set({ published_at: now }).where('id', '=', id).execute()
}

export async function removeVersion(db: SiteDb, id: number): Promise<void> {
  await db.deleteFrom('page_versions').where('id', '=', id).execute()
}
