import type { BlogCard } from '#contract/journal/blogs.ts'
import type { listBlogs } from '#db/queries/journal/blogs.ts'
import { blogPath } from '#rules/journal/journal-paths.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'
import { cardToWire } from './article-to-wire.ts'

type BlogRow = Awaited<ReturnType<typeof listBlogs>>['rows'][number]

export function blogToWire(row: BlogRow, pictures: ReadonlyMap<string, MediaFacts>): BlogCard {
  const { folder_id, author } = row
  return { ...cardToWire(row, { url: blogPath(row), pictures }), idFolder: folder_id, author }
}
