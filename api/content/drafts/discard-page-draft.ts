import type { Handler } from '#api/calls/handler.ts'
import type { discardPageDraft } from '#contract/content/page-drafts.ts'
import { removeDraft } from '#db/queries/content/page-drafts.ts'
import { lockSeen } from './seen-state.ts'

export const handleDiscardPageDraft: Handler<typeof discardPageDraft> = async (
  { params: { id }, body: { version, seen } },
  { db },
) => {
  const found = await lockSeen(db, { id, version, seen })
  if (!found) return { refusal: 'thing-not-found' }
  if (!found.isSeen || !(await removeDraft(db, { pageId: id, version }))) return { refusal: 'changed-meanwhile' }
  return { value: { id }, changes: [{ thing: 'pages', id, before: found.draft?.content ?? null, after: null }] }
}
