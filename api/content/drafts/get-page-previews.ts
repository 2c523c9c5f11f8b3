import type { Handler } from '#api/calls/handler.ts'
import { previewToWire } from '#api/content/previews/preview-to-wire.ts'
import type { getPagePreviews } from '#contract/content/page-drafts.ts'
import { findDeskPage } from '#db/queries/content/page-drafts.ts'
import { listPreviews } from '#db/queries/content/previews.ts'

export const handleGetPagePreviews: Handler<typeof getPagePreviews> = async ({ params: { id } }, { db, now }) => {
  if (!(await findDeskPage(db, id))) return { refusal: 'thing-not-found' }
  const rows = await listPreviews(db, { of: 'page_id', id, now })
  return { value: { previews: rows.map((row) => ({ ...previewToWire(row), idVersion: row.version_id })) } }
}
