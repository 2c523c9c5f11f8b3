import type { Handler } from '#api/calls/handler.ts'
import type { closePagePreview } from '#contract/content/page-drafts.ts'
import { removePreview } from '#db/queries/content/previews.ts'

export const handleClosePagePreview: Handler<typeof closePagePreview> = async (
  { params: { id, idPreview } },
  { db },
) => {
  const isRemoved = await removePreview(db, { of: 'page_id', id, idPreview })
  return isRemoved ? { value: { id: idPreview }, changes: [] } : { refusal: 'thing-not-found' }
}
