import type { Handler } from '#api/calls/handler.ts'
import type { askEmailConfirmation } from '#contract/accounts/profile.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findProfile } from '#db/queries/accounts/users.ts'
import { sendEmailConfirmation } from './send-email-confirmation.ts'

export const handleAskEmailConfirmation: Handler<typeof askEmailConfirmation> = async (_, parts) => {
  const { db, principal } = parts
  const user = await findProfile(db, principal?.id ?? 0)
  if (!user) return { refusal: 'not-signed-in' }
  // Nobody reads the demo's mail, and who is confirmed has nothing left to show.
  const isNeeded = user.email_confirmed_at === null && !isDemoAddress(user.email)
  const wait = isNeeded ? await sendEmailConfirmation(db, { user, parts }) : null
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  return { value: { isAsked: true } }
}
