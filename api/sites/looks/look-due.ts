import type { DueHandler } from '#api/background/due-handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import { lockLookDraft } from '#db/queries/sites/looks.ts'
import { applyLook } from './apply-look.ts'

/** A site has one draft: what is due is always that. */
export const LOOK_WORK = { kind: 'LOOK', subject: 'draft' } as const

/** The hour at which a look was to be published has come. */
export const handleLookDue: DueHandler = async ({ askedBy, now, transact }) => {
  await transact(async (db) => {
    const { content, publish_at } = await lockLookDraft(db)
    if (!content || !publish_at || publish_at > now) return
    const changes = await applyLook(db, { content, publishedBy: askedBy, now })
    await notePlannedChanges(db, { call: 'look.publish', askedBy, now, changes })
  })
}
