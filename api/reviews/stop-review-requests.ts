import type { Handler } from '#api/calls/handler.ts'
import type { stopReviewRequests } from '#contract/reviews/reviews.ts'
import { noteReviewObjection } from '#db/queries/reviews/review-objections.ts'
import { findReviewLink } from './open-review-form.ts'

export const handleStopReviewRequests: Handler<typeof stopReviewRequests> = async ({ params }, { db, now }) => {
  const link = await findReviewLink(db, { token: params.token, now })
  if (!link) return { refusal: 'review-link-over' }
  await noteReviewObjection(db, { email: link.email, created_at: now })
  return { value: { isStopped: true } }
}
