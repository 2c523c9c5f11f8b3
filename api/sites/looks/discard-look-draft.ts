import type { Handler } from '#api/calls/handler.ts'
import type { discardLookDraft } from '#contract/sites/look.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { changeLookDraft, lockLookDraft } from '#db/queries/sites/looks.ts'
import { draftChange } from './change-draft.ts'
import { LOOK_WORK } from './look-due.ts'
import { tellLook } from './look-to-wire.ts'

export const handleDiscardLookDraft: Handler<typeof discardLookDraft> = async ({ body }, { db, principal, now }) => {
  const draft = await lockLookDraft(db)
  if (draft.version !== body.version) return { refusal: 'changed-meanwhile' }
  if (!draft.content) return { value: await tellLook(db), changes: [] }
  await cancelWork(db, LOOK_WORK)
  await changeLookDraft(db, { content: null, publishAt: null, changedBy: principal?.id ?? null, now })
  return { value: await tellLook(db), changes: [draftChange({ before: { state: 'DRAFT' }, after: null })] }
}
