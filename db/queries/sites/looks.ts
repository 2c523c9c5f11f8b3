import { sql } from 'kysely'
import type { LookContent } from '#contract/sites/look.ts'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'

const KEPT_VERSIONS = 50

export async function findLookDraft(db: SiteDb) {
  return db
    .selectFrom('look_drafts as own')
    .select([
      'own.version',
      'own.content',
      'own.changed_at',
      'own.publish_at',
      personNamed('own.changed_by').as('changed_by_name'),
    ])
    .executeTakeFirst()
}

/** The one row of the site, locked; whoever comes first makes it. */
export async function lockLookDraft(db: SiteDb) {
  await db
    .insertInto('look_drafts')
    .values({ content: null, changed_at: null, changed_by: null, publish_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db.selectFrom('look_drafts').select(['version', 'content', 'publish_at']).forUpdate().executeTakeFirstOrThrow()
}

interface ChangedDraft {
  content: LookContent | null
  publishAt: Date | null
  changedBy: number | null
  now: Date
}

/** Of the row that was locked: each change counts its version on. */
export async function changeLookDraft(db: SiteDb, { content, publishAt, changedBy, now }: ChangedDraft): Promise<void> {
  await db
    .updateTable('look_drafts')
    .set({
      content: content && JSON.stringify(content),
      publish_at: publishAt,
      changed_by: changedBy,
      changed_at: now,
      version: sql<number>`version + 1`,
    })
    .execute()
}

export async function listLookVersions(db: SiteDb) {
  return db
    .selectFrom('look_versions as own')
    .select([
      'own.id',
      'own.content',
      'own.published_at',
      'own.is_first',
      personNamed('own.published_by').as('published_by_name'),
    ])
    .orderBy('own.id', 'desc')
    .execute()
}

export async function findLookVersion(db: SiteDb, id: number): Promise<LookContent | undefined> {
  const found = await db.selectFrom('look_versions').select('content').where('id', '=', id).executeTakeFirst()
  return found?.content
}

export async function findFirstLook(db: SiteDb): Promise<LookContent | undefined> {
  const found = await db.selectFrom('look_versions').select('content').where('is_first', '=', true).executeTakeFirst()
  return found?.content
}

export async function findNewestLook(db: SiteDb): Promise<LookContent | undefined> {
  const found = await db.selectFrom('look_versions').select('content').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return found?.content
}

interface NewVersion {
  content: LookContent
  publishedBy: number | null
  isFirst: boolean
  now: Date
}

/** The first one stays; of the others, the newest. */
export async function addLookVersion(db: SiteDb, { content, publishedBy, isFirst, now }: NewVersion): Promise<number> {
  const { id } = await db
    .insertInto('look_versions')
    .values({
      content: JSON.stringify(content),
      published_by: publishedBy,
      is_first: isFirst,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('look_versions')
    .where('is_first', '=', false)
    .where('id', 'not in', (old) =>
      old
        .selectFrom('look_versions')
        .select('id')
        .where('is_first', '=', false)
        .orderBy('id', 'desc')
        .limit(KEPT_VERSIONS),
    )
    .execute()
  return id
}
