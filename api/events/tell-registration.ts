import type { HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { RegistrationStep } from '#contract/events/closed-sets.ts'
import type { RegistrationRow } from '#db/queries/events/registrations.ts'

interface Told {
  registration: Pick<RegistrationRow, 'id' | 'email' | 'locale'>
  step: RegistrationStep
}

/** Writes to whoever registered, in the language they registered in. */
export async function tellRegistration(
  { db, now, randomId }: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  { registration: { id, email: recipient, locale }, step }: Told,
): Promise<void> {
  const facts = { registrationId: id, step }
  await queueMail(db, { kind: 'EVENT_REGISTRATION', locale, recipient, orderId: null, facts, now, randomId })
}
