import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import type { ReviewView } from '#db/queries/reviews/reviews.ts'
import { orderReference } from '#rules/orders/order-reference.ts'

function commonFacts({ id, rating, title, text, author, locale, label, answer, answered_at, bought_at }: ReviewView) {
  return {
    ...{ id, rating, title, text, author, locale, label },
    boughtAt: bought_at.toISOString(),
    answer: answered_at === null ? null : { text: answer, at: answered_at.toISOString() },
  }
}

/** A published one, as everybody reads it. */
export function reviewToWire(review: ReviewView): Review {
  return { ...commonFacts(review), publishedAt: (review.decided_at ?? review.written_at).toISOString() }
}

export function moderatedReviewToWire(review: ReviewView): ModeratedReview {
  const { state, refusal, written_at, decided_at, product_id, name, order_id } = review
  return {
    ...commonFacts(review),
    state,
    refusal,
    writtenAt: written_at.toISOString(),
    publishedAt: state === 'PUBLISHED' ? (decided_at?.toISOString() ?? null) : null,
    product: { id: product_id, name },
    order: { id: order_id, reference: orderReference(order_id) },
  }
}
