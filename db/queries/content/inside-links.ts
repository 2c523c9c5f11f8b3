import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { InsideLink, LinkedThing } from '#rules/content/advice/inside-links.ts'

const TABLES: { readonly [Thing in LinkedThing]: string } = {
  product: 'products',
  news: 'news',
  blog: 'blogs',
  folder: 'blog_folders',
  album: 'albums',
  event: 'events',
  form: 'forms',
  popup: 'popups',
}
/** Those that can be hidden from visitors. */
const HIDEABLE: ReadonlySet<LinkedThing> = new Set(['product'])

type Found = { thing: LinkedThing | 'page'; key: string }

/** Which of these links lead somewhere: one statement for all. */
export async function findLedLinks(db: SiteDb, links: readonly InsideLink[]): Promise<(link: InsideLink) => boolean> {
  const pages = links.flatMap((link) => (link !== 'nowhere' && 'page' in link ? [link] : []))
  const parts = (Object.keys(TABLES) as LinkedThing[]).flatMap((thing) => {
    const ids = links.flatMap((link) =>
      link !== 'nowhere' && 'thing' in link && link.thing === thing ? [link.id] : [],
    )
    if (ids.length === 0) return []
    const isShown = HIDEABLE.has(thing) ? sql`and is_valid` : sql``
    // An event is what it is besides an element of the site.
    const id = sql.ref(thing === 'event' ? 'element_id' : 'id')
    return [
      sql<Found>`select ${sql.lit(thing)} as thing, ${id}::text as key from ${sql.table(TABLES[thing])}
        where ${id} = any (${ids}::integer[]) ${isShown}`,
    ]
  })
  const urls = pages.map(({ page }) => page)
  if (pages.length > 0) parts.push(pagesAt(urls))
  if (parts.length === 0) return (link) => link !== 'nowhere'
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = new Set(rows.map(({ thing, key }) => `${thing} ${key}`))
  return (link) => link !== 'nowhere' && found.has(keyOf(link))
}

/** Where pages are now, and where they were: those addresses lead on. */
function pagesAt(urls: readonly string[]) {
  return sql<Found>`
    select 'page' as thing, told.locale || ' ' || told.url as key from (
      select page_id, locale, url from page_texts union all select page_id, locale, url from page_redirects) told
    join pages on pages.id = told.page_id
    where told.url = any (${[...urls]}::text[]) and pages.is_valid and pages.trashed_at is null`
}

function keyOf(link: Exclude<InsideLink, 'nowhere'>): string {
  return 'page' in link ? `page ${link.locale} ${link.page}` : `${link.thing} ${link.id}`
}
