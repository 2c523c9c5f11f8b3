import type { Sealer } from '#providers/secrets/sealer.ts'

/** What a ticket is sealed for: one of another estate is none here. */
function ticketName(siteId: number): string {
  return `${siteId} message ticket`
}

interface TicketContext {
  siteId: number
  secrets: Pick<Sealer, 'seal' | 'tryOpen'>
}

export function sealTicket({ siteId, secrets }: TicketContext, openedAt: Date): string {
  return Buffer.from(secrets.seal(openedAt.toISOString(), ticketName(siteId))).toString('base64url')
}

/** When the form was opened; null for what nobody here has sealed. */
export function readTicket({ siteId, secrets }: TicketContext, ticket: string): Date | null {
  const opened = secrets.tryOpen(Buffer.from(ticket, 'base64url'), ticketName(siteId))
  return opened === null ? null : new Date(opened)
}
