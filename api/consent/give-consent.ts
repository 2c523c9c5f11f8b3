import type { Handler } from '#api/calls/handler.ts'
import type { giveConsent } from '#contract/consent/consents.ts'
import { addConsent } from '#db/queries/consent/consents.ts'

export const handleGiveConsent: Handler<typeof giveConsent> = async ({ body }, { db, locale, now, randomId }) => {
  const id = randomId()
  await addConsent(db, { id, ...body, locale, created_at: now })
  return { value: { id, createdAt: now.toISOString() } }
}
