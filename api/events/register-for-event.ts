import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import type { registerForEvent } from '#contract/events/events.ts'
import { addRegistration, findRegistrationOf, lockEvent } from '#db/queries/events/registrations.ts'
import { isPast } from '#rules/events/event-times.ts'
import { eventWords } from '#words/events/words.ts'
import { showEvent } from './event-to-wire.ts'
import { registrationTokenName } from './registration-token.ts'
import { type LockedEvent, remindLater, settleWaiting } from './take-places.ts'
import { tellRegistration } from './tell-registration.ts'

type Wish = InputOf<typeof registerForEvent>['body']

/** Places are counted under the event's lock: of many who want the last one, one has it. */
export const handleRegisterForEvent: Handler<typeof registerForEvent> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  if (!body.consent) return { problems: { consent: { problem: 'not-agreed' } } }
  const isShown = params.route === EVENTS_ROUTE && (await showEvent(parts, params.id)) !== null
  const event = isShown ? await lockEvent(db, params.id) : undefined
  if (!event) return { refusal: 'element-not-found' }
  if (isPast({ startsAt: event.starts_at, now })) return { refusal: 'event-over' }
  if (!event.is_open) return { refusal: 'event-closed' }
  const { capacity, element_id: elementId } = event
  if (body.people > capacity) return { problems: { people: { problem: 'too-big', limit: capacity } } }
  const isWaiting = body.people > (await settleWaiting(parts, event))
  if (isWaiting && !body.waits) return { refusal: 'event-full' }
  const wait = await countMailWish(parts, { kind: 'EVENT_REGISTRATION', recipient: body.email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const known = await findRegistrationOf(db, { elementId, email: body.email })
  if (known) await tellRegistration(parts, { registration: { id: known.id, email: body.email, locale }, step: 'AGAIN' })
  else await takePlaces(parts, { event, wish: body, isWaiting })
  return { value: { isWaiting } }
}

async function takePlaces(
  parts: HandlerContext,
  { event, wish, isWaiting }: { event: LockedEvent; wish: Wish; isWaiting: boolean },
): Promise<void> {
  const { db, site, secrets, locale, now } = parts
  const { firstname, lastname, email, people } = wish
  const state = isWaiting ? 'WAITING' : 'COMING'
  const token = createToken()
  const id = await addRegistration(db, {
    element_id: event.element_id,
    state,
    people,
    firstname,
    lastname,
    email,
    phone: wish.phone || null,
    message: wish.message ?? '',
    locale,
    wording: eventWords[locale].register.consent,
    token_hash: hashToken(token),
    sealed_token: Buffer.from(secrets.seal(token, registrationTokenName(site.id))),
    created_at: now,
    changed_at: now,
  })
  if (!isWaiting) await remindLater(parts, { event, registrationId: id })
  await tellRegistration(parts, { registration: { id, email, locale }, step: state })
}
