import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { countMailWish, ESTATE } from '#api/mails/caused-mails.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import type { ReviewState } from '#contract/reviews/closed-sets.ts'
import type { saveReviews } from '#contract/reviews/reviews.ts'
import { findOrderReviews, saveReview } from '#db/queries/reviews/reviews.ts'
import { isOpenToAuthor, isWaiting, reviewAuthor } from '#rules/reviews/reviews.ts'
import { openReviewForm, reviewFormToWire } from './open-review-form.ts'

export const handleSaveReviews: Handler<typeof saveReviews> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  const form = await openReviewForm(db, { token: params.token, now })
  if (!form) return { refusal: 'review-link-over' }
  const { order, lines, reviews: before } = form
  for (const { line, ...words } of body.reviews) {
    const bought = lines.find(({ position }) => position === line)
    if (!bought) return { refusal: 'review-line-unknown' }
    const said = before.find(({ position }) => position === line)
    if (said && !isOpenToAuthor(said.state)) return { refusal: 'review-published' }
    await saveReview(db, {
      ...words,
      order_id: order.id,
      position: line,
      product_id: bought.product_id,
      author: reviewAuthor(order),
      locale,
      bought_at: order.created_at,
      written_at: now,
    })
  }
  const reviews = await findOrderReviews(db, order.id)
  await tellEstate(parts, { orderId: order.id, before, reviews })
  return { value: reviewFormToWire({ ...form, reviews }) }
}

interface Saved {
  orderId: number
  before: readonly { state: ReviewState }[]
  reviews: readonly { id: number; state: ReviewState }[]
}

/** Once for all that was said of an order: an estate that has not read it yet is not told again. */
async function tellEstate(parts: HandlerContext, { orderId, before, reviews }: Saved): Promise<void> {
  const { db, now, randomId } = parts
  if (before.some(isWaiting)) return
  if ((await countMailWish(parts, { kind: 'REVIEW_WAITING', recipient: ESTATE })) !== null) return
  const facts = { reviewIds: reviews.filter(isWaiting).map(({ id }) => id) }
  await queueEstateMail(db, { kind: 'REVIEW_WAITING', orderId, facts, now, randomId })
}
