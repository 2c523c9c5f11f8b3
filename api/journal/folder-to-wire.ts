import type { ArianeStep, BlogFolder } from '#contract/journal/blogs.ts'
import { folderSlugs, type listFolders } from '#db/queries/journal/blog-folders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { folderPath } from '#rules/journal/journal-paths.ts'
import { slugsToWire } from './article-to-wire.ts'

type FolderRow = Awaited<ReturnType<typeof listFolders>>['rows'][number]

export async function foldersToWire(db: SiteDb, rows: readonly FolderRow[]): Promise<BlogFolder[]> {
  const slugs = await folderSlugs(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    idParent: row.parent_id,
    url: folderPath(row),
    slug: row.slug,
    name: row.name,
    description: row.description,
    order: row.position,
    slugs: slugsToWire(slugs.filter(({ folder_id }) => folder_id === row.id)),
  }))
}

export function folderStep(row: FolderRow): ArianeStep {
  return { id: row.id, url: folderPath(row), name: row.name }
}
