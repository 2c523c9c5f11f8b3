import type { Handler } from '#api/calls/handler.ts'
import type { listReviews } from '#contract/reviews/moderation.ts'
import { listReviewViews } from '#db/queries/reviews/reviews.ts'
import { moderatedReviewToWire } from './review-to-wire.ts'

export const handleListReviews: Handler<typeof listReviews> = async ({ list }, { db }) => {
  const { rows, total } = await listReviewViews(db, { list, of: 'all' })
  return { value: { reviews: rows.map(moderatedReviewToWire), total } }
}
