import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { EstateReview, getReviews } from '#contract/reviews/outside-reviews.ts'
import { listReviewViews, type ReviewView, sumRatings } from '#db/queries/reviews/reviews.ts'
import type { OutsideReview } from '#providers/reviews/review-source.ts'
import { reviewAverage } from '#rules/reviews/reviews.ts'
import { openSource } from './outside-source.ts'
import { reviewToWire } from './review-to-wire.ts'

type Reviews = OutputOf<typeof getReviews>

const NEWEST = { nbItem: 20, page: 1, orderBy: { field: 'publishedAt', descending: true }, filters: [] } as const
const NONE: Reviews = {
  from: 'google',
  reviews: [],
  total: 0,
  average: null,
  url: null,
  hasElsewhere: false,
  isAvailable: false,
}

export const handleGetReviews: Handler<typeof getReviews> = async ({ query }, parts) => {
  const credentials = await openSource(parts)
  if (query.from === 'own') return { value: { ...(await ownReviews(parts)), hasElsewhere: credentials !== null } }
  if (!credentials) return { value: NONE }
  const nothing = { ...NONE, hasElsewhere: true }
  const { reviewSource, locale } = parts
  return {
    afterwards: async () => {
      const read = await reviewSource.read({ credentials, locale })
      if (read.outcome !== 'read') return { value: nothing }
      const { reviews, total, average, url } = read
      const told = { reviews: reviews.map(outsideToWire), total, average, url }
      return { value: { ...nothing, ...told, isAvailable: true } }
    },
  }
}

async function ownReviews({ db }: HandlerContext): Promise<Omit<Reviews, 'hasElsewhere'>> {
  const [{ rows, total }, ratings] = await Promise.all([
    listReviewViews(db, { list: NEWEST, of: 'published' }),
    sumRatings(db, null),
  ])
  const average = reviewAverage(ratings)
  return { from: 'own', reviews: rows.map(ownToWire), total, average, url: null, isAvailable: true }
}

function ownToWire(row: ReviewView): EstateReview {
  const { label, id: _, ...said } = reviewToWire(row)
  const about = [row.name, label].filter((part) => part !== '').join(', ')
  return { ...said, from: 'own', authorUrl: null, url: null, about }
}

function outsideToWire(review: OutsideReview): EstateReview {
  return { ...review, from: 'google', title: '', about: '', boughtAt: null, answer: null }
}
