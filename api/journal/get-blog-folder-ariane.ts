import type { Handler } from '#api/calls/handler.ts'
import type { getBlogFolderAriane } from '#contract/journal/blogs.ts'
import { allFolders } from '#db/queries/journal/blog-folders.ts'
import { folderTrail } from '#rules/journal/folder-trail.ts'
import { isBlogOpen } from './blog-state.ts'
import { folderStep } from './folder-to-wire.ts'

export const handleGetBlogFolderAriane: Handler<typeof getBlogFolderAriane> = async (
  { params },
  { db, locale, now },
) => {
  const trail = (await isBlogOpen(db)) ? folderTrail(await allFolders(db, { locale, now }), params.id) : []
  return trail.length > 0 ? { value: trail.map(folderStep) } : { refusal: 'blog-folder-not-found' }
}
