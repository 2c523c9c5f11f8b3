import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import { closedFolders, isPublic } from './published.ts'

interface Moment {
  locale: string
  now: Date
}

const COLUMNS = { date: 'blogs.published_at', title: 'blog_texts.title', id: 'blogs.id' } as const
/** An article may speak of several products, and is listed once. */
const SPOKEN_OF = { product: 'blog_products.product_id' } as const

function writtenBlogs(db: SiteDb, locale: string) {
  return db
    .selectFrom('blogs')
    .innerJoin('blog_texts', (on) =>
      on.onRef('blog_texts.site_id', '=', 'blogs.site_id').onRef('blog_texts.blog_id', '=', 'blogs.id'),
    )
    .where('blog_texts.locale', '=', locale)
}

/** What lies in a folder that is hidden is hidden with it, wherever it would be told. */
function publicBlogs(db: SiteDb, { locale, now }: Moment) {
  return writtenBlogs(db, locale)
    .where(isPublic('blogs', now))
    .where(sql<boolean>`blogs.folder_id not in ${closedFolders(now)}`)
}

const FACTS = [
  'blogs.id',
  'blogs.folder_id',
  'blogs.author',
  'blogs.published_at',
  'blogs.media_id',
  'blog_texts.title',
  'blog_texts.slug',
  'blog_texts.teaser',
  'blog_texts.alt',
  'blog_texts.updated_at',
] as const

interface BlogListOptions extends Moment {
  list: ListQuery
  /** Only those that lie right in it. */
  folderId?: number
}

export async function listBlogs(db: SiteDb, { list, folderId, ...moment }: BlogListOptions) {
  const all = publicBlogs(db, moment)
  const own = folderId === undefined ? all : all.where('blogs.folder_id', '=', folderId)
  const asked = (field: string) => list.filters.filter((filter) => filter.field === field)
  const titled = whereList(own, { list: { filters: asked('title') }, columns: COLUMNS })
  const products = asked('product')
  const filtered = products.length === 0 ? titled : titled.where('blogs.id', 'in', speakingOf(db, products))
  // The text only where nothing else tells what it is about.
  const content = sql<string>`case when blog_texts.teaser = '' then blog_texts.content else '' end`.as('content')
  const [rows, total] = await Promise.all([
    pageList(filtered.select([...FACTS, content]), { list, columns: COLUMNS, lastKey: 'blogs.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

function speakingOf(db: SiteDb, products: ListQuery['filters']) {
  const articles = db.selectFrom('blog_products').select('blog_products.blog_id')
  return whereList(articles, { list: { filters: products }, columns: SPOKEN_OF })
}

export async function findBlog(db: SiteDb, { id, ...moment }: Moment & { id: number }) {
  return publicBlogs(db, moment)
    .where('blogs.id', '=', id)
    .select([...FACTS, 'blog_texts.content'])
    .executeTakeFirst()
}

/** As it is saved, whether visitors see it or not: only for whoever holds a link to it. */
export async function findWrittenBlog(db: SiteDb, { id, locale }: { id: number; locale: string }) {
  return writtenBlogs(db, locale)
    .where('blogs.id', '=', id)
    .select([...FACTS, 'blog_texts.content'])
    .executeTakeFirst()
}

export function blogSlugs(db: SiteDb, id: number) {
  return db.selectFrom('blog_texts').select(['locale', 'slug']).where('blog_id', '=', id).execute()
}

/** The products that an article speaks of, those that are on sale. */
export async function blogProductIds(db: SiteDb, blogId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('blog_products')
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'blog_products.site_id').onRef('products.id', '=', 'blog_products.product_id'),
    )
    .where('blog_products.blog_id', '=', blogId)
    .where('products.is_valid', '=', true)
    .select('blog_products.product_id')
    .orderBy('blog_products.position')
    .orderBy('blog_products.product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}
