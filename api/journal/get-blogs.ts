import type { Handler } from '#api/calls/handler.ts'
import type { getBlogs } from '#contract/journal/blogs.ts'
import { listBlogs } from '#db/queries/journal/blogs.ts'
import { picturesOf } from './article-to-wire.ts'
import { isBlogOpen } from './blog-state.ts'
import { blogToWire } from './blog-to-wire.ts'

export const handleGetBlogs: Handler<typeof getBlogs> = async ({ list }, { db, locale, now }) => {
  if (!(await isBlogOpen(db))) return { value: { blogs: [], total: 0 } }
  const { rows, total } = await listBlogs(db, { locale, now, list })
  const pictures = await picturesOf(db, rows)
  return { value: { blogs: rows.map((row) => blogToWire(row, pictures)), total } }
}
