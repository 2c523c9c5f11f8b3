import type { Handler } from '#api/calls/handler.ts'
import type { getBlogFolder } from '#contract/journal/blogs.ts'
import { findFolder } from '#db/queries/journal/blog-folders.ts'
import { listBlogs } from '#db/queries/journal/blogs.ts'
import { picturesOf } from './article-to-wire.ts'
import { isBlogOpen } from './blog-state.ts'
import { blogToWire } from './blog-to-wire.ts'
import { foldersToWire } from './folder-to-wire.ts'

export const handleGetBlogFolder: Handler<typeof getBlogFolder> = async ({ params, list }, { db, locale, now }) => {
  const row = (await isBlogOpen(db)) ? await findFolder(db, { id: params.id, locale, now }) : undefined
  if (!row) return { refusal: 'blog-folder-not-found' }
  const [[folder], { rows, total }] = await Promise.all([
    foldersToWire(db, [row]),
    listBlogs(db, { locale, now, list, folderId: row.id }),
  ])
  if (!folder) return { refusal: 'blog-folder-not-found' }
  const pictures = await picturesOf(db, rows)
  return { value: { ...folder, blogs: rows.map((one) => blogToWire(one, pictures)), total } }
}
