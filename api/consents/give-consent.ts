import type { giveConsent } from '#contract/consents.ts'
import { addConsent } from '#db/queries/consents.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGiveConsent: Handler<typeof giveConsent> = async ({ body }, { db, locale, now, randomId }) => {
  const id = randomId()
  await addConsent(db, { id, ...body, locale, created_at: now })
  return { value: { id, createdAt: now.toISOString() } }
}
