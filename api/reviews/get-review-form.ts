import type { Handler } from '#api/calls/handler.ts'
import type { getReviewForm } from '#contract/reviews/reviews.ts'
import { openReviewForm, reviewFormToWire } from './open-review-form.ts'

export const handleGetReviewForm: Handler<typeof getReviewForm> = async ({ params }, { db, now }) => {
  const form = await openReviewForm(db, { token: params.token, now })
  return form ? { value: reviewFormToWire(form) } : { refusal: 'review-link-over' }
}
