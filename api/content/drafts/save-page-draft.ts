import type { Handler } from '#api/calls/handler.ts'
import { pageKind } from '#api/content/page-kind.ts'
import type { savePageDraft } from '#contract/content/page-drafts.ts'
import { lockPage, saveDraft } from '#db/queries/content/page-drafts.ts'
import { findPageFaults } from './page-faults.ts'

/** The log of changes tells what is published: each letter that is typed would fill it. */
export const handleSavePageDraft: Handler<typeof savePageDraft> = async (
  { params: { id }, body: { version, content } },
  { db, now, principal },
) => {
  const page = await lockPage(db, id)
  if (!page) return { refusal: 'thing-not-found' }
  const saved = await saveDraft(db, { pageId: id, content, version, now, by: principal?.id ?? null })
  if (!saved) return { refusal: 'changed-meanwhile' }
  const faults = await findPageFaults(db, { content, kind: pageKind(page) })
  return { value: { version: saved.version, changedAt: now.toISOString(), faults }, changes: [] }
}
