import type { Handler } from '#api/calls/handler.ts'
import type { getMessageTicket } from '#contract/content/messages.ts'
import { sealTicket } from './message-ticket.ts'

export const handleGetMessageTicket: Handler<typeof getMessageTicket> = async (_, { site, secrets, now }) => ({
  value: { ticket: sealTicket({ siteId: site.id, secrets }, now) },
})
