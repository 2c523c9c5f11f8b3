import type { SiteDb } from '#db/site-db.ts'

/** The page that a slug names, in the language asked for: the slug of the page itself, or of its address. */
export async function findPageBySlug(db: SiteDb, { slug, locale }: { slug: string; locale: string }) {
  return db
    .selectFrom('pages')
    .innerJoin('page_texts', (on) =>
      on.onRef('page_texts.site_id', '=', 'pages.site_id').onRef('page_texts.page_id', '=', 'pages.id'),
    )
    .where('page_texts.locale', '=', locale)
    .where('pages.is_valid', '=', true)
    .where('pages.link_type', 'is', null)
    .where('pages.type', '<>', 'SHARED')
    .where((where) => where.or([where('pages.cms_route', '=', slug), where('page_texts.url', '=', slug)]))
    .select([
      'pages.id',
      'pages.cms_route',
      'pages.is_text',
      'pages.use_absolute_menu',
      'pages.is_ecommerce_page',
      'page_texts.url',
      'page_texts.title',
      'page_texts.meta_description',
    ])
    .orderBy('pages.id')
    .executeTakeFirst()
}

export async function listSections(db: SiteDb, { pageId, locale }: { pageId: number; locale: string }) {
  return db
    .selectFrom('sections')
    .select(['id', 'type', 'properties'])
    .where('page_id', '=', pageId)
    .where('locale', '=', locale)
    .orderBy('position')
    .execute()
}
