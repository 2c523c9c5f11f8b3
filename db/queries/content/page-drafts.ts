import type { DeskPage } from '#contract/content/page-content.ts'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'
import { sameValue } from '#rules/basics/same-value.ts'

/** A page that is not in the trash. */
export async function findDeskPage(db: SiteDb, id: number) {
  return deskPage(db, id).executeTakeFirst()
}

/** The same, so that nobody else changes what is published of it meanwhile. */
export async function lockPage(db: SiteDb, id: number) {
  return deskPage(db, id).forUpdate().executeTakeFirst()
}

function deskPage(db: SiteDb, id: number) {
  return db
    .selectFrom('pages')
    .select(['id', 'type', 'cms_route', 'is_valid', 'is_text', 'use_absolute_menu', 'is_ecommerce_page', 'version'])
    .select(['is_custom_header', 'is_custom_footer'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
}

export async function listPageTexts(db: SiteDb, pageId: number) {
  return db
    .selectFrom('page_texts')
    .select(['locale', 'title', 'url', 'meta_description'])
    .where('page_id', '=', pageId)
    .execute()
}

/** In all languages. */
export async function listPageSections(db: SiteDb, pageId: number) {
  return db
    .selectFrom('sections')
    .select(['locale', 'position', 'type', 'properties'])
    .where('page_id', '=', pageId)
    .orderBy('locale')
    .orderBy('position')
    .execute()
}

export async function findDraft(db: SiteDb, pageId: number) {
  return db
    .selectFrom('page_drafts')
    .select(['version', 'content', 'changed_at'])
    .select(personNamed('page_drafts.changed_by').as('who'))
    .where('page_id', '=', pageId)
    .executeTakeFirst()
}

interface SavedDraft {
  pageId: number
  content: DeskPage
  /** That was seen; 0 where there was none. */
  version: number
  now: Date
  by: number | null
}

/** Writes it on top of the draft that was seen. Undefined when there is another by now. */
export async function saveDraft(db: SiteDb, { pageId, content, version, now, by }: SavedDraft) {
  const row = { content: JSON.stringify(content), changed_at: now, changed_by: by }
  if (version === 0) {
    return db
      .insertInto('page_drafts')
      .values({ page_id: pageId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
  }
  return db
    .updateTable('page_drafts')
    .set({ ...row, version: version + 1 })
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
}

/** False when there is another draft by now than the one that was seen. */
export async function removeDraft(db: SiteDb, { pageId, version }: { pageId: number; version: number }) {
  const { numDeletedRows } = await db
    .deleteFrom('page_drafts')
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0
}

interface Published {
  pageId: number
  locale: string
  title: string
  metaDescription: string
  sections: readonly { type: string; properties: unknown }[]
}

/** What everyone sees of a page in one language, from now on. */
export async function publishWords(
  db: SiteDb,
  { pageId, locale, title, metaDescription, sections }: Published,
): Promise<void> {
  await db
    .updateTable('page_texts')
    .set({ title, meta_description: metaDescription })
    .where('page_id', '=', pageId)
    .where('locale', '=', locale)
    .execute()
  await db.deleteFrom('sections').where('page_id', '=', pageId).where('locale', '=', locale).execute()
  if (sections.length === 0) return
  const rows = sections.map(({ type, properties }, position) => ({
    page_id: pageId,
    locale,
    position,
    type,
    properties: JSON.stringify(properties),
  }))
  await db.insertInto('sections').values(rows).execute()
}

export async function showPage(db: SiteDb, pageId: number): Promise<void> {
  await db.updateTable('pages').set({ is_valid: true }).where('id', '=', pageId).where('is_valid', '=', false).execute()
}

type Heads = Readonly<Record<string, { title: string; metaDescription: string }>>

/**
 * What was changed of a page's title and description beside the desk is on the desk too, where its draft said what they were:
 * else the next publication would bring the old ones back.
 */
export async function carryHeads(
  db: SiteDb,
  { pageId, before, after }: { pageId: number; before: Heads; after: Heads },
): Promise<void> {
  const draft = await findDraft(db, pageId)
  if (!draft) return
  const entries = Object.entries(draft.content).map(([locale, words]) => {
    const [was, is] = [before[locale], after[locale]]
    if (!words || !was || !is) return [locale, words]
    const title = words.title === was.title ? is.title : words.title
    const metaDescription = words.metaDescription === was.metaDescription ? is.metaDescription : words.metaDescription
    return [locale, { ...words, title, metaDescription }]
  })
  const content: DeskPage = Object.fromEntries(entries)
  if (sameValue(content, draft.content)) return
  await db
    .updateTable('page_drafts')
    .set({ content: JSON.stringify(content), version: draft.version + 1 })
    .where('page_id', '=', pageId)
    .execute()
}
