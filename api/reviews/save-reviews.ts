import type { Handler } from '#api/calls/handler.ts'
import type { saveReviews } from '#contract/reviews/reviews.ts'
import { findOrderReviews, saveReview } from '#db/queries/reviews/reviews.ts'
import { isOpenToAuthor, reviewAuthor } from '#rules/reviews/reviews.ts'
import { openReviewForm, reviewFormToWire } from './open-review-form.ts'

export const handleSaveReviews: Handler<typeof saveReviews> = async ({ params, body }, { db, locale, now }) => {
  const form = await openReviewForm(db, { token: params.token, now })
  if (!form) return { refusal: 'review-link-over' }
  const { order, lines, reviews } = form
  for (const { line, ...said } of body.reviews) {
    const bought = lines.find(({ position }) => position === line)
    if (!bought) return { refusal: 'review-line-unknown' }
    const before = reviews.find(({ position }) => position === line)
    if (before && !isOpenToAuthor(before.state)) return { refusal: 'review-published' }
    await saveReview(db, {
      ...said,
      order_id: order.id,
      position: line,
      product_id: bought.product_id,
      author: reviewAuthor(order),
      locale,
      bought_at: order.created_at,
      written_at: now,
    })
  }
  return { value: reviewFormToWire({ ...form, reviews: await findOrderReviews(db, order.id) }) }
}
