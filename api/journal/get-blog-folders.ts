import type { Handler } from '#api/calls/handler.ts'
import type { getBlogFolders } from '#contract/journal/blogs.ts'
import { listFolders } from '#db/queries/journal/blog-folders.ts'
import { isBlogOpen } from './blog-state.ts'
import { foldersToWire } from './folder-to-wire.ts'

export const handleGetBlogFolders: Handler<typeof getBlogFolders> = async ({ list }, { db, locale, now }) => {
  if (!(await isBlogOpen(db))) return { value: { folders: [], total: 0 } }
  const { rows, total } = await listFolders(db, { locale, now, list, parentId: null })
  return { value: { folders: await foldersToWire(db, rows), total } }
}
