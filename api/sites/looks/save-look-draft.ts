import type { Handler } from '#api/calls/handler.ts'
import type { saveLookDraft } from '#contract/sites/look.ts'
import { problemsOf, replaceDraft } from './change-draft.ts'
import { tellLook } from './look-to-wire.ts'

export const handleSaveLookDraft: Handler<typeof saveLookDraft> = async ({ body }, { db, principal, now }) => {
  const problems = await problemsOf(db, body.content)
  if (Object.keys(problems).length > 0) return { problems }
  const replaced = await replaceDraft(db, { ...body, changedBy: principal?.id ?? null, now })
  if ('refusal' in replaced) return replaced
  return { value: await tellLook(db), changes: replaced.changes }
}
