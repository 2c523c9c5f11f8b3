import { sql } from 'kysely'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'
import type { LinkKind } from '#contract/content/closed-sets.ts'
import { inPlainText, searchSql } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const MOST_OF_EACH = 6

export interface FoundTarget {
  kind: LinkKind
  id: number
  title: string
  /** The part of its address that is its own. */
  slug: string
  productType: ProductType
}

/** What has every word in its title, or a page in its name in the menu, in one language; some of each kind, what is seen first before what is new. */
export async function findTargets(db: SiteDb, { words, locale }: { words: string; locale: string }) {
  const isFound = (...titles: string[]) =>
    searchSql(
      titles.map((title) => inPlainText(sql`platform.plain(${sql.ref(title)})`)),
      words,
    )
  const { rows } = await sql<FoundTarget>`
    (select 'page' as kind, pages.id, page_texts.title, page_texts.url as slug, '' as "productType"
      from pages join page_texts on page_texts.page_id = pages.id
      where locale = ${locale} and pages.is_valid and pages.link_type is null
        and pages.type <> 'SHARED' and ${isFound('page_texts.title', 'page_texts.menu_title')}
      order by pages.position, pages.id limit ${MOST_OF_EACH})
    union all
    (select 'product', products.id, product_texts.name, product_texts.slug, products.type
      from products join product_texts on product_texts.product_id = products.id
      where locale = ${locale} and products.is_valid and ${isFound('product_texts.name')}
      order by products.position, products.id limit ${MOST_OF_EACH})
    union all
    (select 'news', news.id, news_texts.title, news_texts.slug, ''
      from news join news_texts on news_texts.news_id = news.id
      where locale = ${locale} and ${isFound('news_texts.title')} order by news.published_at desc limit ${MOST_OF_EACH})
    union all
    (select 'blog', blogs.id, blog_texts.title, blog_texts.slug, ''
      from blogs join blog_texts on blog_texts.blog_id = blogs.id
      where locale = ${locale} and ${isFound('blog_texts.title')} order by blogs.published_at desc limit ${MOST_OF_EACH})
    union all
    (select 'album', albums.id, album_texts.title, album_texts.slug, ''
      from albums join album_texts on album_texts.album_id = albums.id
      where locale = ${locale} and ${isFound('album_texts.title')} order by albums.id desc limit ${MOST_OF_EACH})`.execute(
    db,
  )
  return rows
}
