import type { HandlersOf } from '#api/calls/handler.ts'
import type * as moderation from '#contract/reviews/moderation.ts'
import type * as outsideReviews from '#contract/reviews/outside-reviews.ts'
import type * as reviews from '#contract/reviews/reviews.ts'
import { handleAnswerReview } from './answer-review.ts'
import { handleDecideReview } from './decide-review.ts'
import { handleGetProductReviews } from './get-product-reviews.ts'
import { handleGetReviewCounts } from './get-review-counts.ts'
import { handleGetReviewForm } from './get-review-form.ts'
import { handleGetReviews } from './get-reviews.ts'
import { handleListReviews } from './list-reviews.ts'
import { handleSaveReviews } from './save-reviews.ts'
import { handleSetReviewSource } from './set-review-source.ts'
import { handleStopReviewRequests } from './stop-review-requests.ts'

export const reviewHandlers: HandlersOf<typeof reviews> &
  HandlersOf<typeof moderation> &
  HandlersOf<typeof outsideReviews> = {
  getProductReviews: handleGetProductReviews,
  getReviewForm: handleGetReviewForm,
  saveReviews: handleSaveReviews,
  stopReviewRequests: handleStopReviewRequests,
  listReviews: handleListReviews,
  getReviewCounts: handleGetReviewCounts,
  decideReview: handleDecideReview,
  answerReview: handleAnswerReview,
  getReviews: handleGetReviews,
  setReviewSource: handleSetReviewSource,
}
