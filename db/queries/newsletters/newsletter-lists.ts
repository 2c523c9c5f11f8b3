import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'

/** What an estate always writes. */
const FIRST_LOCALE: Locale = 'fr'

/** Every list in the words of a language, or in French where it has none of its own. */
export async function listNewsletters(db: SiteDb, locale: Locale) {
  return db
    .selectFrom('newsletter_lists as list')
    .leftJoin('newsletter_list_texts as own', (on) =>
      on.onRef('own.site_id', '=', 'list.site_id').onRef('own.list_id', '=', 'list.id').on('own.locale', '=', locale),
    )
    .leftJoin('newsletter_list_texts as first', (on) =>
      on
        .onRef('first.site_id', '=', 'list.site_id')
        .onRef('first.list_id', '=', 'list.id')
        .on('first.locale', '=', FIRST_LOCALE),
    )
    .select([
      'list.id',
      'list.is_open',
      sql<string>`coalesce(own.name, first.name, '')`.as('name'),
      sql<string>`coalesce(own.description, first.description, '')`.as('description'),
    ])
    .orderBy('list.position')
    .orderBy('list.id')
    .execute()
}
