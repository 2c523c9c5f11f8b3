import type { PrivacyRequest } from '#contract/privacy/privacy.ts'
import type { RequestRow } from '#db/queries/privacy/requests.ts'

export function requestToWire(row: RequestRow, now: Date): PrivacyRequest {
  const { id, kind, origin, email, message, received_at, due_at, state, done_at } = row
  return {
    id,
    kind,
    origin,
    email,
    message,
    receivedAt: received_at.toISOString(),
    dueAt: due_at.toISOString(),
    state,
    doneAt: done_at?.toISOString() ?? null,
    isOverdue: state === 'OPEN' && due_at <= now,
  }
}
