import type { Handler } from '#api/calls/handler.ts'
import type { getReviewCounts } from '#contract/reviews/moderation.ts'
import { countReviews } from '#db/queries/reviews/reviews.ts'
import { reviewAverage } from '#rules/reviews/reviews.ts'

export const handleGetReviewCounts: Handler<typeof getReviewCounts> = async (_, { db }) => {
  const { sum, ...counts } = await countReviews(db)
  return { value: { ...counts, average: reviewAverage({ sum, count: counts.PUBLISHED }) } }
}
