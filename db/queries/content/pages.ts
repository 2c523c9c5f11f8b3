import type { SiteDb } from '#db/site-db.ts'

/** The pages that have a text in the locale, without their place in the tree. */
export async function listPages(db: SiteDb, locale: string) {
  return db
    .selectFrom('pages')
    .innerJoin('page_texts', (on) =>
      on.onRef('page_texts.site_id', '=', 'pages.site_id').onRef('page_texts.page_id', '=', 'pages.id'),
    )
    .where('page_texts.locale', '=', locale)
    .where('pages.is_valid', '=', true)
    .where('pages.type', '<>', 'SHARED')
    .selectAll('pages')
    .select(['page_texts.title', 'page_texts.url', 'page_texts.menu_title', 'page_texts.meta_description'])
    .execute()
}
