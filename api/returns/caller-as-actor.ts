import type { HandlerContext } from '#api/calls/handler.ts'
import type { ReturnActor } from '#db/queries/returns/returns.ts'

/** Who does it: the estate's own people, or the customer, known or by the link of a mail. */
export function callerAsActor({ principal }: Pick<HandlerContext, 'principal'>): ReturnActor {
  const isEstate = principal !== null && principal.role !== 'CUSTOMER'
  return { actor: isEstate ? 'ADMIN' : 'CUSTOMER', userId: principal?.id ?? null }
}
