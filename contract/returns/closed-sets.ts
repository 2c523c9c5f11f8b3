/** Closed sets of returns. No zod here: screens need them as values. */
export const RETURN_STATES = ['ASKED', 'ACCEPTED', 'REFUSED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Why something comes back. Only the first is the customer's own wish; the others are the estate's to put right. */
export const RETURN_REASONS = ['CHANGED_MIND', 'DAMAGED', 'WRONG_PRODUCT', 'FAULTY'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
