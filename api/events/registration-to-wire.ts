import type { HandlerContext } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { findRegistrationByToken, type RegistrationRow } from '#db/queries/events/registrations.ts'
import { showEvent } from './event-to-wire.ts'

type RegistrationContext = Pick<HandlerContext, 'db' | 'locale' | 'now'>

/** The registration of a token, with its event; null when there is none any more. */
export async function findWithEvent(parts: RegistrationContext, token: string) {
  const registration = await findRegistrationByToken(parts.db, hashToken(token))
  const event = registration ? await showEvent(parts, registration.element_id) : null
  return registration && event ? { registration, event } : null
}

type Found = NonNullable<Awaited<ReturnType<typeof findWithEvent>>>

export function registrationToWire({ registration, event }: { registration: RegistrationRow; event: Found['event'] }) {
  const { state, people, firstname } = registration
  return { state, people, firstname, event }
}
