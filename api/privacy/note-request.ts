import type { HandlerContext } from '#api/calls/handler.ts'
import { holidaysAround } from '#api/deliveries/french-holidays.ts'
import type { PrivacyKind, PrivacyOrigin } from '#contract/privacy/closed-sets.ts'
import { addRequest, hasSeenSince } from '#db/queries/privacy/requests.ts'
import { addDays, parisInstant, parisYear } from '#rules/basics/paris-time.ts'
import { dueDay } from '#rules/privacy/request-dates.ts'

const DAY_MS = 86_400_000

type RequestContext = Pick<HandlerContext, 'db' | 'now'> & { locale: string }

interface NotedRequest {
  kind: PrivacyKind
  origin: PrivacyOrigin
  email: string | null
  userId: number | null
  message?: string
  isDone: boolean
}

/** What was asked, and until when it is to be answered: the end of its last day in Paris. */
export async function noteRequest({ db, locale, now }: RequestContext, noted: NotedRequest): Promise<void> {
  const { kind, origin, email, userId, message = '', isDone } = noted
  const day = dueDay({ kind, receivedAt: now, holidays: holidaysAround(parisYear(now)) })
  await addRequest(db, {
    kind,
    origin,
    email,
    user_id: userId,
    message,
    locale,
    received_at: now,
    due_at: parisInstant(addDays(day, 1), 0),
    state: isDone ? 'DONE' : 'OPEN',
    done_at: isDone ? now : null,
  })
}

/** Whoever sees their data has used a right, and was answered at once. Looking again the same day is no other request. */
export async function noteAccess(
  parts: RequestContext,
  { email, userId, origin }: { email: string; userId: number | null; origin: PrivacyOrigin },
): Promise<void> {
  const since = new Date(parts.now.getTime() - DAY_MS)
  if (await hasSeenSince(parts.db, { email, since })) return
  await noteRequest(parts, { kind: 'ACCESS', origin, email, userId, isDone: true })
}
