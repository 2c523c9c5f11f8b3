import type { Handler } from '#api/calls/handler.ts'
import type { cancelPublication } from '#contract/content/page-drafts.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { lockPage, saveDraft } from '#db/queries/content/page-drafts.ts'
import { findPlan, removeVersion } from '#db/queries/content/page-versions.ts'

export const handleCancelPublication: Handler<typeof cancelPublication> = async (
  { params: { id } },
  { db, now, principal },
) => {
  const plan = (await lockPage(db, id)) && (await findPlan(db, id))
  if (!plan) return { refusal: 'thing-not-found' }
  await cancelWork(db, { kind: 'PAGE_PUBLICATION', subject: String(id) })
  await removeVersion(db, plan.id)
  // Where another draft was begun, that one stays.
  await saveDraft(db, { pageId: id, content: plan.content, version: 0, now, by: principal?.id ?? null })
  const before = { plannedFor: plan.planned_for?.toISOString() ?? null }
  return { value: { id }, changes: [{ thing: 'pages', id, before, after: { plannedFor: null } }] }
}
