import type { Handler } from '#api/calls/handler.ts'
import { shownBy } from '#api/catalogue/card-shop.ts'
import { productToWire } from '#api/catalogue/product-to-wire.ts'
import { shownStock } from '#api/catalogue/shown-stock.ts'
import type { getBlog } from '#contract/journal/blogs.ts'
import { findCards } from '#db/queries/catalogue/product-cards.ts'
import { blogProductIds, blogSlugs, findBlog } from '#db/queries/journal/blogs.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'
import { contentToWire, picturesOf } from './article-to-wire.ts'
import { isBlogOpen } from './blog-state.ts'
import { blogToWire } from './blog-to-wire.ts'

export const handleGetBlog: Handler<typeof getBlog> = async ({ params: { id } }, { db, locale, now }) => {
  const row = (await isBlogOpen(db)) ? await findBlog(db, { id, locale, now }) : undefined
  if (!row) return { refusal: 'blog-not-found' }
  const [pictures, slugs, products] = await Promise.all([
    picturesOf(db, [row]),
    blogSlugs(db, id),
    productsOf(db, { id, locale }),
  ])
  const blog = { ...blogToWire(row, pictures), ...contentToWire(row, slugs), products }
  return { value: blog, ...shownStock(products) }
}

async function productsOf(db: SiteDb, { id, locale }: { id: number; locale: Locale }) {
  const ids = await blogProductIds(db, id)
  if (ids.length === 0) return []
  const rows = await findCards(db, { ids, locale })
  return rows.map((row) => productToWire(row, shownBy(row, locale)))
}
