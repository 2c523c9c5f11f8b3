import type { Handler } from '#api/calls/handler.ts'
import type { closePagePreview } from '#contract/content/page-drafts.ts'
import { removePreview } from '#db/queries/content/page-previews.ts'

export const handleClosePagePreview: Handler<typeof closePagePreview> = async (
  { params: { id, idPreview } },
  { db },
) => {
  const isRemoved = await removePreview(db, { pageId: id, id: idPreview })
  return isRemoved ? { value: { id: idPreview }, changes: [] } : { refusal: 'thing-not-found' }
}
