export const REVIEW_STATES = ['WAITING', 'PUBLISHED', 'REFUSED'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why a review may be refused: these reasons are public, and there are no others. A low mark is none. */
export const REVIEW_REFUSALS = ['OFF_TOPIC', 'OFFENSIVE', 'PERSONAL_DATA', 'ADVERTISING', 'UNLAWFUL'] as const
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number]

export const RATINGS = [5, 4, 3, 2, 1] as const

/** Where reviews come from: the estate's own buyers, or the maps service. */
export const REVIEW_SOURCES = ['own', 'google'] as const
