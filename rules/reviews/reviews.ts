import type { ReviewState } from '#contract/reviews/closed-sets.ts'

const NEXT: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  WAITING: ['PUBLISHED', 'REFUSED'],
  // Somebody's phone number was overlooked: what is published can still be taken down, for a public reason.
  PUBLISHED: ['REFUSED'],
  // Its author may send another; the estate does not change its mind over what it told them.
  REFUSED: [],
}

export function mayDecide(from: ReviewState, to: ReviewState): boolean {
  return NEXT[from].includes(to)
}

/** What its author may still change. */
export function isOpenToAuthor(state: ReviewState): boolean {
  return state !== 'PUBLISHED'
}

/** Somebody of the estate has to read it. */
export function isWaiting({ state }: { state: ReviewState }): boolean {
  return state === 'WAITING'
}

/** `Jeanne L.`: who they are to other customers. */
export function reviewAuthor({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [initial = ''] = [...lastname.trim()]
  return [firstname.trim(), initial === '' ? '' : `${initial.toLocaleUpperCase('fr')}.`]
    .filter((part) => part !== '')
    .join(' ')
}

interface BoughtLine {
  quantity: number
  refunded_quantity: number
  is_gift_card: boolean
}

/** What was delivered and kept can be spoken of; a gift card tastes of nothing. */
export function isReviewableLine({ quantity, refunded_quantity, is_gift_card }: BoughtLine): boolean {
  return !is_gift_card && refunded_quantity < quantity
}

/** To a tenth, as it is shown; null when nobody said anything. */
export function reviewAverage(ratings: { sum: number; count: number }): number | null {
  return ratings.count === 0 ? null : Math.round((ratings.sum / ratings.count) * 10) / 10
}

const YEARS_KEPT = 5
const MONTHS_REFUSED = 6

/** Before when reviews are deleted: refused ones after half a year, all others after five. */
export function oldReviews(now: Date): { refusedBefore: Date; writtenBefore: Date } {
  const [refusedBefore, writtenBefore] = [new Date(now), new Date(now)]
  refusedBefore.setUTCMonth(refusedBefore.getUTCMonth() - MONTHS_REFUSED)
  writtenBefore.setUTCFullYear(writtenBefore.getUTCFullYear() - YEARS_KEPT)
  return { refusedBefore, writtenBefore }
}
