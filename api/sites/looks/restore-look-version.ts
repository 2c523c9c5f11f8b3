import type { Handler } from '#api/calls/handler.ts'
import type { restoreLookVersion } from '#contract/sites/look.ts'
import { findLookVersion } from '#db/queries/sites/looks.ts'
import { restoreDraft } from './change-draft.ts'
import { tellLook } from './look-to-wire.ts'

export const handleRestoreLookVersion: Handler<typeof restoreLookVersion> = async (
  { params, body },
  { db, principal, now },
) => {
  const content = await findLookVersion(db, params.id)
  if (!content) return { refusal: 'thing-not-found' }
  const restored = await restoreDraft(db, { ...body, content, changedBy: principal?.id ?? null, now })
  if ('refusal' in restored) return restored
  return { value: await tellLook(db), changes: restored.changes }
}
