import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** The newest version that everyone sees; of a page that was never published from the desk there is none. */
const SHOWN_VERSION = sql<number | null>`(select id from page_versions as shown
  where shown.page_id = page_layouts.page_id and shown.published_at is not null
  order by shown.published_at desc, shown.id desc limit 1)`

/** A layout of a page that is not in the trash, so that nobody else looks at it meanwhile. */
export async function lockLayout(db: SiteDb, { pageId, id }: { pageId: number; id: number }) {
  return db
    .selectFrom('page_layouts')
    .innerJoin('pages', (on) =>
      on.onRef('pages.site_id', '=', 'page_layouts.site_id').onRef('pages.id', '=', 'page_layouts.page_id'),
    )
    .select(['page_layouts.html_hash', 'page_layouts.asked_at', 'page_layouts.picture_hash'])
    .select(sql<boolean>`page_layouts.version_id is not distinct from ${SHOWN_VERSION}`.as('is_shown'))
    .where('page_layouts.page_id', '=', pageId)
    .where('page_layouts.id', '=', id)
    .where('pages.trashed_at', 'is', null)
    .forUpdate('page_layouts')
    .executeTakeFirst()
}

/** What was looked at. Since when somebody draws it stands there only while nobody else is to do so. */
export async function noteChecked(
  db: SiteDb,
  { id, hash, askedAt }: { id: number; hash: string; askedAt: Date | null },
): Promise<void> {
  await db.updateTable('page_layouts').set({ html_hash: hash, asked_at: askedAt }).where('id', '=', id).execute()
}

export async function notePictured(db: SiteDb, { id, hash }: { id: number; hash: string }): Promise<void> {
  await db.updateTable('page_layouts').set({ picture_hash: hash, asked_at: null }).where('id', '=', id).execute()
}

export async function hasPicture(db: SiteDb, { pageId, id }: { pageId: number; id: number }): Promise<boolean> {
  const found = await db
    .selectFrom('page_layouts')
    .select('id')
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .where('picture_hash', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** What the panel tells of a page that everyone sees. */
export async function findPanelPage(db: SiteDb, { slug, locale }: { slug: string; locale: string }) {
  return db
    .selectFrom('pages')
    .innerJoin('page_texts', (on) =>
      on.onRef('page_texts.site_id', '=', 'pages.site_id').onRef('page_texts.page_id', '=', 'pages.id'),
    )
    .select(['pages.id', 'page_texts.title'])
    .select(sql<boolean>`exists (select from page_drafts where page_drafts.page_id = pages.id)`.as('has_draft'))
    .select(
      sql<Date | null>`(select planned_for from page_versions
        where page_versions.page_id = pages.id and published_at is null)`.as('planned_for'),
    )
    .select(
      sql<number | null>`(select id from page_layouts where page_layouts.page_id = pages.id
        and page_layouts.locale = page_texts.locale and version_id is not distinct from ${SHOWN_VERSION})`.as(
        'layout_id',
      ),
    )
    .where('page_texts.locale', '=', locale)
    .where('pages.is_valid', '=', true)
    .where((where) => where.or([where('pages.cms_route', '=', slug), where('page_texts.url', '=', slug)]))
    .orderBy('pages.id')
    .executeTakeFirst()
}

/** Where the picture of a layout is, after `/api`: another picture has another address. */
const ADDRESS = sql<string>`'/admin/page/' || page_id || '/layout/' || id || '/preview?of=' || left(picture_hash, 12)`

/** The picture of a version, in French where there is one. */
export const versionPicture = sql<string | null>`(select ${ADDRESS} from page_layouts
  where page_layouts.version_id = page_versions.id and picture_hash is not null
  order by page_layouts.locale = 'fr' desc, page_layouts.locale limit 1)`

/** The newest picture of the page `t`, in the reader's language where there is one: what is shown now, or else before. */
export const pagePicture = (locale: string) => sql<string | null>`(select ${ADDRESS} from page_layouts
  where page_layouts.page_id = t.id and picture_hash is not null
  order by page_layouts.version_id desc nulls last, page_layouts.locale = ${locale} desc, page_layouts.locale limit 1)`
