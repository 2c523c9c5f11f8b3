import type { Handler } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { openPagePreview } from '#contract/content/page-drafts.ts'
import { lockPage } from '#db/queries/content/page-drafts.ts'
import { addPreview, countPreviews } from '#db/queries/content/page-previews.ts'
import { findVersion } from '#db/queries/content/page-versions.ts'

/** More than anybody shares of one page, and few enough to be looked through. */
const MOST_PREVIEWS = 50
const HOUR_MS = 3_600_000

export const handleOpenPagePreview: Handler<typeof openPagePreview> = async (
  { params: { id }, body: { idVersion, hours, purpose } },
  { db, now, principal },
) => {
  if (!(await lockPage(db, id))) return { refusal: 'thing-not-found' }
  if (idVersion !== null && !(await findVersion(db, { pageId: id, id: idVersion })))
    return { refusal: 'thing-not-found' }
  if ((await countPreviews(db, { pageId: id, now })) >= MOST_PREVIEWS) return { refusal: 'too-many-previews' }
  const token = createToken()
  const endsAt = new Date(now.getTime() + hours * HOUR_MS)
  const idPreview = await addPreview(db, {
    page_id: id,
    version_id: idVersion,
    token_hash: hashToken(token),
    made_at: now,
    made_by: principal?.id ?? null,
    ends_at: endsAt,
    is_of_desk: purpose === 'DESK',
  })
  return { value: { id: idPreview, path: `/preview/${token}`, endsAt: endsAt.toISOString() }, changes: [] }
}
