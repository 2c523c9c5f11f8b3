import type { Handler } from '#api/calls/handler.ts'
import type { unplanLook } from '#contract/sites/look.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { changeLookDraft, lockLookDraft } from '#db/queries/sites/looks.ts'
import { draftChange } from './change-draft.ts'
import { LOOK_WORK } from './look-due.ts'
import { tellLook } from './look-to-wire.ts'

export const handleUnplanLook: Handler<typeof unplanLook> = async ({ body }, { db, principal, now }) => {
  const { version, content, publish_at } = await lockLookDraft(db)
  if (version !== body.version) return { refusal: 'changed-meanwhile' }
  if (!publish_at) return { refusal: 'thing-not-found' }
  await cancelWork(db, LOOK_WORK)
  await changeLookDraft(db, { content, publishAt: null, changedBy: principal?.id ?? null, now })
  const change = draftChange({ before: { state: 'PLANNED', at: publish_at }, after: { state: 'DRAFT' } })
  return { value: await tellLook(db), changes: [change] }
}
