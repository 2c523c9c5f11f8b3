import type { Handler } from '#api/calls/handler.ts'
import type { discardPageDraft } from '#contract/content/page-drafts.ts'
import { findDraft, lockPage, removeDraft } from '#db/queries/content/page-drafts.ts'

export const handleDiscardPageDraft: Handler<typeof discardPageDraft> = async (
  { params: { id }, body: { version } },
  { db },
) => {
  if (!(await lockPage(db, id))) return { refusal: 'thing-not-found' }
  const draft = await findDraft(db, id)
  if (!(await removeDraft(db, { pageId: id, version }))) return { refusal: 'changed-meanwhile' }
  return { value: { id }, changes: [{ thing: 'pages', id, before: draft?.content ?? null, after: null }] }
}
