import type { ReturnState } from '#contract/returns/closed-sets.ts'

/**
 * Where a return may go. Broken glass need not be sent back: what was accepted may be refunded at once. Until then the
 * estate may still refuse, as when a bottle comes back open.
 */
const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  ASKED: ['ACCEPTED', 'REFUSED'],
  ACCEPTED: ['LABEL_SENT', 'RECEIVED', 'REFUNDED', 'REFUSED'],
  LABEL_SENT: ['RECEIVED', 'REFUNDED', 'REFUSED'],
  RECEIVED: ['REFUNDED', 'REFUSED'],
  REFUSED: [],
  REFUNDED: [],
}

export function mayTurn(from: ReturnState, to: ReturnState): boolean {
  return NEXT[from].includes(to)
}

/** Whether its pieces are on their way: they cannot be asked for again. */
export function isUnderWay(state: ReturnState): boolean {
  return NEXT[state].length > 0
}

/** Whether the goods may still be on the customer's side: photographs are of use until the estate has them. */
export function takesPictures(state: ReturnState): boolean {
  return state === 'ASKED' || state === 'ACCEPTED' || state === 'LABEL_SENT'
}
