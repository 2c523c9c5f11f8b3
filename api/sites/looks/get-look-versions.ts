import type { Handler } from '#api/calls/handler.ts'
import type { getLookVersions } from '#contract/sites/look.ts'
import { listLookVersions } from '#db/queries/sites/looks.ts'

export const handleGetLookVersions: Handler<typeof getLookVersions> = async (_input, { db }) => {
  const rows = await listLookVersions(db)
  const versions = rows.map(({ id, content, published_at, published_by_name, is_first }) => ({
    id,
    content,
    publishedAt: published_at.toISOString(),
    publishedBy: published_by_name,
    isFirst: is_first,
  }))
  return { value: { versions } }
}
