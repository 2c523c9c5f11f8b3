import { type RawBuilder, sql } from 'kysely'
import type { MediaPlace } from '#contract/media/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { MediaUse } from './media-uses.ts'

interface NamedIn {
  table: keyof Tables & string
  key: string
  column: string
  hasLocale?: false
}

/** Where the names of things lie that show pictures; what is not here has none. */
const NAMES: { readonly [Place in MediaPlace]?: NamedIn } = {
  pages: { table: 'page_texts', key: 'page_id', column: 'title' },
  products: { table: 'product_texts', key: 'product_id', column: 'name' },
  awards: { table: 'product_texts', key: 'product_id', column: 'name' },
  services: { table: 'service_texts', key: 'service_id', column: 'title' },
  news: { table: 'news_texts', key: 'news_id', column: 'title' },
  blogs: { table: 'blog_texts', key: 'blog_id', column: 'title' },
  blogFolders: { table: 'blog_folder_texts', key: 'folder_id', column: 'title' },
  albums: { table: 'album_texts', key: 'album_id', column: 'title' },
  elements: { table: 'element_texts', key: 'element_id', column: 'title' },
  popups: { table: 'popup_texts', key: 'popup_id', column: 'title' },
  declinations: { table: 'declinations', key: 'id', column: 'reference', hasLocale: false },
  parameters: { table: 'parameters', key: 'id', column: 'type', hasLocale: false },
  films: { table: 'media_entries', key: 'id', column: 'name', hasLocale: false },
}

/** Each use with the name of what shows the file, in the reader's language or else in French. */
export async function nameUses(db: SiteDb, { uses, locale }: { uses: readonly MediaUse[]; locale: string }) {
  const named: (MediaUse & { name: string | null })[] = []
  for (const place of new Set(uses.map((use) => use.place))) {
    const things = uses.filter((use) => use.place === place).map(({ thing }) => thing)
    const names = await namesOf(db, { place, things, locale })
    for (const thing of things) named.push({ place, thing, name: names.get(thing) ?? null })
  }
  return named
}

async function namesOf(
  db: SiteDb,
  { place, things, locale }: { place: MediaPlace; things: readonly number[]; locale: string },
): Promise<Map<number, string>> {
  const where = NAMES[place]
  if (!where) return new Map()
  const { rows } = await sql<{ thing: number; name: string }>`
    select ${sql.ref(where.key)}::integer as thing, ${sql.ref(where.column)} as name from ${sql.table(where.table)}
    where ${sql.ref(where.key)} = any (${[...things]}::integer[]) ${orderOf(where, locale)}`.execute(db)
  return new Map(rows.map(({ thing, name }) => [thing, name]))
}

/** The best of several comes last, and stays. */
function orderOf({ hasLocale }: NamedIn, locale: string): RawBuilder<unknown> {
  return hasLocale === false ? sql`` : sql`order by locale = ${locale}, locale = 'fr'`
}
