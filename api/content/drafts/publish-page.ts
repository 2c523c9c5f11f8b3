import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { pageKind } from '#api/content/page-kind.ts'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { publishPage } from '#contract/content/page-drafts.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import { removeDraft, showPage } from '#db/queries/content/page-drafts.ts'
import { addVersion, findPlan, findVersion, removeVersion } from '#db/queries/content/page-versions.ts'
import { pageChanges } from '#rules/content/drafts/page-changes.ts'
import { readPublished, versionToWire } from './desk-page.ts'
import { findPageFaults } from './page-faults.ts'
import { putPageLive } from './put-page-live.ts'
import { lockSeen } from './seen-state.ts'

export const handlePublishPage: Handler<typeof publishPage> = async ({ params: { id }, body }, parts) => {
  const { db, now } = parts
  const found = await lockSeen(db, { id, version: body.version, seen: body.seen })
  if (!found) return { refusal: 'thing-not-found' }
  if (!found.isSeen) return { refusal: 'changed-meanwhile' }
  const { page, draft } = found
  const published = await readPublished(db, id)
  const plan = await findPlan(db, id)
  const begun = draft ?? plan
  const content = begun?.content ?? published
  // A page that nobody saw yet can be shown as it is.
  if (!begun && page.is_valid) return { refusal: 'nothing-to-publish' }
  const at = body.at === null ? null : new Date(body.at)
  if (at && at.getTime() <= now.getTime()) return { refusal: 'moment-past' }
  if ((await findPageFaults(db, { content, kind: pageKind(page) })).length > 0) return { refusal: 'page-unfinished' }
  if (plan) await dropPlan(parts, { id, planId: plan.id })
  const versionId = await writeVersion(parts, { id, content, at })
  if (draft) await removeDraft(db, { pageId: id, version: draft.version })
  else if (!plan && !at) await showPage(db, id)
  const version = await findVersion(db, { pageId: id, id: versionId })
  if (!version) throw new Error('What was just written is gone.')
  const after = { idVersion: versionId, plannedFor: body.at, changes: pageChanges(published, content) }
  return {
    value: { published: versionToWire(version) },
    changes: [{ thing: 'pages', id, before: null, after }],
  }
}

interface Wish {
  id: number
  content: DeskPage
  at: Date | null
}

async function writeVersion({ db, now, principal }: HandlerContext, { id, content, at }: Wish): Promise<number> {
  const by = principal?.id ?? null
  if (!at) await putPageLive(db, { pageId: id, content, now })
  const versionId = await addVersion(db, {
    pageId: id,
    content,
    madeAt: now,
    madeBy: by,
    plannedFor: at,
    publishedAt: at ? null : now,
  })
  if (at) await scheduleWork(db, { kind: 'PAGE_PUBLICATION', subject: String(id), dueAt: at, askedBy: by })
  return versionId
}

/** One plan a page: whatever is published now or planned anew takes the place of what was planned. */
async function dropPlan({ db }: HandlerContext, { id, planId }: { id: number; planId: number }): Promise<void> {
  await removeVersion(db, planId)
  await cancelWork(db, { kind: 'PAGE_PUBLICATION', subject: String(id) })
}
