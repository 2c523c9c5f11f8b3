import type { HandlerContext } from '#api/calls/handler.ts'
import { SECONDS_TO_FILL_IN, ticketVerdict } from '#rules/forms/form-ticket.ts'

type TicketContext = Pick<HandlerContext, 'site' | 'secrets' | 'now'>

/** What a ticket is sealed for: one of another estate is none here. */
function ticketName({ site }: TicketContext): string {
  return `${site.id} form ticket`
}

/** A sealed note that a form was opened now. */
export function sealTicket(parts: TicketContext): string {
  return Buffer.from(parts.secrets.seal(parts.now.toISOString(), ticketName(parts))).toString('base64url')
}

/** Why a form is not taken yet, or not any more; null when it may come. Whoever sends no ticket is not judged by it. */
export function ticketRefusal(parts: TicketContext, ticket: string | null | undefined) {
  if (typeof ticket !== 'string') return null
  const opened = parts.secrets.tryOpen(Buffer.from(ticket, 'base64url'), ticketName(parts))
  const verdict = ticketVerdict({ openedAt: opened === null ? null : new Date(opened), now: parts.now })
  if (verdict === 'good') return null
  if (verdict === 'over') return { refusal: 'form-ticket-over' } as const
  return { refusal: 'sent-too-fast', retryAfterSeconds: SECONDS_TO_FILL_IN } as const
}
