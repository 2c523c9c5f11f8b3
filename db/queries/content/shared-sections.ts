import { sql } from 'kysely'
import type { FramePart } from '#contract/content/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What shared pages are made of in one language, those that everyone may see. */
export async function listSharedSections(db: SiteDb, { ids, locale }: { ids: readonly number[]; locale: string }) {
  return db
    .selectFrom('sections')
    .innerJoin('pages', 'pages.id', 'sections.page_id')
    .select(['sections.page_id', 'sections.type', 'sections.properties'])
    .where('pages.type', '=', 'SHARED')
    .where('pages.is_valid', '=', true)
    .where('sections.locale', '=', locale)
    .where('sections.page_id', 'in', ids)
    .orderBy('sections.page_id')
    .orderBy('sections.position')
    .execute()
}

/** Which of these can be shown on a page. */
export async function findSharedPages(db: SiteDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('type', '=', 'SHARED')
    .where('is_valid', '=', true)
    .where('is_custom_header', '=', false)
    .where('is_custom_footer', '=', false)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type UseState = 'PUBLISHED' | 'DRAFT' | 'PLANNED'

/** The pages that name a shared section, each with the first state in which it does. What lies in the trash counts too. */
export async function findSharedUses(db: SiteDb, { id, locale }: { id: number; locale: string }) {
  const isNamed = (content: string) =>
    sql`jsonb_path_exists(${sql.ref(content)}, '$.*.sections[*] ? (@.type == "shared" && @.shared == $id)',
      jsonb_build_object('id', ${id}::integer))`
  const { rows } = await sql<{ id: number; title: string; state: UseState }>`
    select distinct on (told.page_id) told.page_id as id, page_texts.title, told.state
    from (
      select page_id, 'PUBLISHED' as state, 1 as place from sections
        where type = 'shared' and properties ->> 'shared' = ${String(id)}
      union all select page_id, 'DRAFT', 2 from page_drafts where ${isNamed('content')}
      union all select page_id, 'PLANNED', 3 from page_versions where published_at is null and ${isNamed('content')}
    ) told join page_texts on page_texts.page_id = told.page_id
    order by told.page_id, told.place, page_texts.locale = ${locale} desc`.execute(db)
  return rows
}

/** The page of what stands around every page, whoever may see it. */
export async function findFramePage(db: SiteDb, part: FramePart) {
  return db
    .selectFrom('pages')
    .select(['id', 'is_valid', 'trashed_at'])
    .where(part === 'HEADER' ? 'is_custom_header' : 'is_custom_footer', '=', true)
    .executeTakeFirst()
}

interface NewShared {
  /** What it is called, and the part of its address that is its own: nobody asks for it, but no two have the same. */
  names: Readonly<Record<string, string>>
  mark: string
  part?: FramePart
}

/** A page without an address or a place in the menu, to hold what others show. Nobody sees it yet. */
export async function addSharedPage(db: SiteDb, { names, mark, part }: NewShared): Promise<number> {
  const { id } = await db
    .insertInto('pages')
    .values({
      type: 'SHARED',
      parent_id: null,
      is_valid: false,
      show_in_menu: false,
      is_custom_header: part === 'HEADER',
      is_custom_footer: part === 'FOOTER',
      menu_icon: null,
      cms_route: null,
      link_type: null,
      link_url: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = Object.entries(names).map(([locale, title]) => ({
    page_id: id,
    locale,
    title,
    menu_title: title,
    url: `partage-${mark}`,
  }))
  await db.insertInto('page_texts').values(texts).execute()
  return id
}
