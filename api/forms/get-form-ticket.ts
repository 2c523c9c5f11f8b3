import type { Handler } from '#api/calls/handler.ts'
import type { getFormTicket } from '#contract/forms/tickets.ts'
import { sealTicket } from './form-ticket.ts'

export const handleGetFormTicket: Handler<typeof getFormTicket> = async (_, parts) => ({
  value: { ticket: sealTicket(parts) },
})
