import type { Handler } from '#api/calls/handler.ts'
import { openPreview } from '#api/content/previews/open-preview.ts'
import type { openPagePreview } from '#contract/content/page-drafts.ts'
import { lockPage } from '#db/queries/content/page-drafts.ts'
import { findVersion } from '#db/queries/content/page-versions.ts'

export const handleOpenPagePreview: Handler<typeof openPagePreview> = async (
  { params: { id }, body: { idVersion, hours, purpose } },
  { db, now, principal },
) => {
  if (!(await lockPage(db, id))) return { refusal: 'thing-not-found' }
  if (idVersion !== null && !(await findVersion(db, { pageId: id, id: idVersion })))
    return { refusal: 'thing-not-found' }
  const opened = await openPreview(db, {
    previewed: { of: 'page_id', id },
    ...{ hours, now, idVersion },
    by: principal?.id ?? null,
    isOfDesk: purpose === 'DESK',
  })
  if (!opened) return { refusal: 'too-many-previews' }
  const { token, ...told } = opened
  return { value: { ...told, path: `/preview/${token}` }, changes: [] }
}
