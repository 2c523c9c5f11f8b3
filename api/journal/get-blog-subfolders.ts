import type { Handler } from '#api/calls/handler.ts'
import type { getBlogSubfolders } from '#contract/journal/blogs.ts'
import { findFolder, listFolders } from '#db/queries/journal/blog-folders.ts'
import { isBlogOpen } from './blog-state.ts'
import { foldersToWire } from './folder-to-wire.ts'

export const handleGetBlogSubfolders: Handler<typeof getBlogSubfolders> = async (
  { params, list },
  { db, locale, now },
) => {
  const folder = (await isBlogOpen(db)) ? await findFolder(db, { id: params.id, locale, now }) : undefined
  if (!folder) return { refusal: 'blog-folder-not-found' }
  const { rows, total } = await listFolders(db, { locale, now, list, parentId: folder.id })
  return { value: { folders: await foldersToWire(db, rows), total } }
}
