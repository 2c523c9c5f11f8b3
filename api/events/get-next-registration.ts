import type { Handler } from '#api/calls/handler.ts'
import type { getNextRegistration } from '#contract/events/events.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { listRegistrationsAhead } from '#db/queries/events/registrations.ts'
import { showEvent } from './event-to-wire.ts'
import { registrationToWire } from './registration-to-wire.ts'
import { openRegistrationToken } from './registration-token.ts'

/** An address that nobody has confirmed may be another person's: nothing of it is told. */
export const handleGetNextRegistration: Handler<typeof getNextRegistration> = async (_, parts) => {
  const { db, principal, secrets, now } = parts
  const { email, isProven } = await findAccountAddress(db, principal?.id ?? 0)
  const ahead = isProven ? await listRegistrationsAhead(db, { email, now }) : []
  for (const registration of ahead) {
    const token = openRegistrationToken(secrets, registration)
    const event = await showEvent(parts, registration.element_id)
    if (token && event) return { value: { next: { token, ...registrationToWire({ registration, event }) } } }
  }
  return { value: { next: null } }
}
