import type { Handler } from '#api/calls/handler.ts'
import type { getBlogAriane } from '#contract/journal/blogs.ts'
import { allFolders } from '#db/queries/journal/blog-folders.ts'
import { findBlog } from '#db/queries/journal/blogs.ts'
import { folderTrail } from '#rules/journal/folder-trail.ts'
import { blogPath } from '#rules/journal/journal-paths.ts'
import { isBlogOpen } from './blog-state.ts'
import { folderStep } from './folder-to-wire.ts'

export const handleGetBlogAriane: Handler<typeof getBlogAriane> = async ({ params: { id } }, { db, locale, now }) => {
  const row = (await isBlogOpen(db)) ? await findBlog(db, { id, locale, now }) : undefined
  if (!row) return { refusal: 'blog-not-found' }
  const folders = folderTrail(await allFolders(db, { locale, now }), row.folder_id)
  return { value: [...folders.map(folderStep), { id, url: blogPath(row), name: row.title }] }
}
