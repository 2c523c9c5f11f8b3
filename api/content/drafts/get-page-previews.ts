import type { Handler } from '#api/calls/handler.ts'
import type { getPagePreviews } from '#contract/content/page-drafts.ts'
import { findDeskPage } from '#db/queries/content/page-drafts.ts'
import { listPreviews } from '#db/queries/content/page-previews.ts'

export const handleGetPagePreviews: Handler<typeof getPagePreviews> = async ({ params: { id } }, { db, now }) => {
  if (!(await findDeskPage(db, id))) return { refusal: 'thing-not-found' }
  const rows = await listPreviews(db, { pageId: id, now })
  const previews = rows.map(({ id: idPreview, version_id, made_at, ends_at, who }) => ({
    id: idPreview,
    idVersion: version_id,
    madeAt: made_at.toISOString(),
    endsAt: ends_at.toISOString(),
    who,
  }))
  return { value: { previews } }
}
