import type { DueHandler } from '#api/background/due-handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import { pageKind } from '#api/content/page-kind.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { lockPage } from '#db/queries/content/page-drafts.ts'
import { findPlan, markPublished } from '#db/queries/content/page-versions.ts'
import { pageChanges } from '#rules/content/drafts/page-changes.ts'
import { readPublished } from './desk-page.ts'
import { findPageFaults } from './page-faults.ts'
import { putPageLive } from './put-page-live.ts'

/** The hour of a planned publication has come. */
export const handlePagePublication: DueHandler = async ({ subject, askedBy, now, transact }) => {
  const id = Number(subject)
  await transact(async (db) => {
    const page = await lockPage(db, id)
    const plan = page && (await findPlan(db, id))
    if (!page || !plan?.planned_for) return
    if (plan.planned_for.getTime() > now.getTime()) {
      await scheduleWork(db, { kind: 'PAGE_PUBLICATION', subject, dueAt: plan.planned_for, askedBy })
      return
    }
    // A picture may be gone since: what is planned stays planned, and the desk says why.
    if ((await findPageFaults(db, { content: plan.content, kind: pageKind(page) })).length > 0) return
    const before = await readPublished(db, id)
    await putPageLive(db, { pageId: id, content: plan.content, now })
    await markPublished(db, { id: plan.id, now })
    const after = { idVersion: plan.id, changes: pageChanges(before, plan.content) }
    const changes = [{ thing: 'pages', id, before: null, after }]
    await notePlannedChanges(db, { call: 'pages.publish', askedBy, now, changes })
  })
}
