/** Whether visitors see a thing that the estate has written: not yet written for them, not yet its hour, now, no longer. */
export const PUBLICATION_STATES = ['DRAFT', 'PLANNED', 'SHOWN', 'ENDED'] as const
