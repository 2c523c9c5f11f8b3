import type { Handler } from '#api/calls/handler.ts'
import { pageKind } from '#api/content/page-kind.ts'
import type { savePageDraft } from '#contract/content/page-drafts.ts'
import { saveDraft } from '#db/queries/content/page-drafts.ts'
import { withDelta } from '#rules/content/drafts/page-delta.ts'
import { readDesk } from './desk-page.ts'
import { findPageFaults } from './page-faults.ts'
import { lockSeen, seenState } from './seen-state.ts'

/** The log of changes tells what is published: each letter that is typed would fill it. */
export const handleSavePageDraft: Handler<typeof savePageDraft> = async (
  { params: { id }, body: { version, seen, content: whole, change = {} } },
  { db, now, principal },
) => {
  const found = await lockSeen(db, { id, version, seen })
  if (!found) return { refusal: 'thing-not-found' }
  if (!found.isSeen) return { refusal: 'changed-meanwhile' }
  const content = whole ?? withDelta(await readDesk(db, id), change)
  const saved = content && (await saveDraft(db, { pageId: id, content, version, now, by: principal?.id ?? null }))
  if (!saved) return { refusal: 'changed-meanwhile' }
  const faults = await findPageFaults(db, { content, kind: pageKind(found.page) })
  const state = await seenState(db, { page: found.page, draft: { version: saved.version, changed_at: now } })
  return { value: { version: saved.version, seen: state, changedAt: now.toISOString(), faults }, changes: [] }
}
