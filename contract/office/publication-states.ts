/** Whether visitors see a thing that the estate has written: not yet written for them, not yet its hour, now, no longer. */
export const PUBLICATION_STATES = ['DRAFT', 'PLANNED', 'SHOWN', 'ENDED'] as const

/** The same of articles and folders of the blog, which are hidden with the folder that they lie in. */
export const FILED_STATES = ['DRAFT', 'PLANNED', 'SHOWN', 'HELD'] as const
