import type { Handler } from '#api/calls/handler.ts'
import type { answerReview } from '#contract/reviews/moderation.ts'
import { findReviewView, setAnswer } from '#db/queries/reviews/reviews.ts'
import { moderatedReviewToWire } from './review-to-wire.ts'

export const handleAnswerReview: Handler<typeof answerReview> = async ({ params, body }, { db, now }) => {
  const isKnown = await setAnswer(db, { id: params.id, answer: body.text.trim(), now })
  const review = isKnown ? await findReviewView(db, params.id) : undefined
  return review ? { value: { review: moderatedReviewToWire(review) } } : { refusal: 'review-not-found' }
}
