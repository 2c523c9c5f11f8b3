import type { Handler } from '#api/calls/handler.ts'
import type { resetLook } from '#contract/sites/look.ts'
import { findFirstLook } from '#db/queries/sites/looks.ts'
import { restoreDraft } from './change-draft.ts'
import { tellLook } from './look-to-wire.ts'
import { findPublishedLook } from './published-look.ts'

/** Where nothing was published from a draft yet, the first look is the one that everybody sees. */
export const handleResetLook: Handler<typeof resetLook> = async ({ body }, { db, principal, now }) => {
  const content = (await findFirstLook(db)) ?? (await findPublishedLook(db))
  const restored = await restoreDraft(db, { ...body, content, changedBy: principal?.id ?? null, now })
  if ('refusal' in restored) return restored
  return { value: await tellLook(db), changes: restored.changes }
}
