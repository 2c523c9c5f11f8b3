import { findDraft, lockPage } from '#db/queries/content/page-drafts.ts'
import { findPlan, lastPublishedVersion } from '#db/queries/content/page-versions.ts'
import type { SiteDb } from '#db/site-db.ts'

interface PageState {
  page: { id: number; version: number }
  draft: { version: number; changed_at: Date } | undefined
}

/**
 * The name of what lies on the desk. A draft's number alone would come again: somebody who was without a line while the
 * page was published and another draft begun would write over that one.
 */
export async function seenState(db: SiteDb, { page, draft }: PageState): Promise<string> {
  const published = await lastPublishedVersion(db, page.id)
  const plan = draft ? undefined : await findPlan(db, page.id)
  const written = draft ? `${draft.version}-${draft.changed_at.getTime()}` : `0-${page.version}-${plan?.id ?? 0}`
  return `${published}-${written}`
}

interface SeenDraft {
  id: number
  version: number
  seen?: string | undefined
}

/** The page, locked, with its draft; whether that is what the caller has seen. Undefined of a page that is not there. */
export async function lockSeen(db: SiteDb, { id, version, seen }: SeenDraft) {
  const page = await lockPage(db, id)
  if (!page) return undefined
  const draft = await findDraft(db, id)
  const isSame = (draft?.version ?? 0) === version
  return { page, draft, isSeen: isSame && (seen === undefined || seen === (await seenState(db, { page, draft }))) }
}
