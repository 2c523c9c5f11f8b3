import { createSecretLink } from '#api/accounts/secret-links.ts'
import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { ReviewRefusal } from '#contract/reviews/closed-sets.ts'
import type { decideReview } from '#contract/reviews/moderation.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { decide, findReviewView, lockReview, type ReviewView } from '#db/queries/reviews/reviews.ts'
import { ERASED_ADDRESS } from '#rules/privacy/erased.ts'
import { mayDecide } from '#rules/reviews/reviews.ts'
import { moderatedReviewToWire } from './review-to-wire.ts'

export const handleDecideReview: Handler<typeof decideReview> = async ({ params, body }, parts) => {
  const { db, now } = parts
  const { state, reason } = body
  if (state === 'REFUSED' && !reason) return { problems: { reason: { problem: 'required' } } }
  const before = await lockReview(db, params.id)
  if (!before) return { refusal: 'review-not-found' }
  if (!mayDecide(before.state, state)) return { refusal: 'review-move-illegal' }

  const refusal = state === 'REFUSED' ? (reason ?? null) : null
  await decide(db, { id: params.id, refusal, now })
  const review = await findReviewView(db, params.id)
  if (!review) return { refusal: 'review-not-found' }
  if (refusal) await tellAuthor(parts, { review, reason: refusal })
  return { value: { review: moderatedReviewToWire(review) } }
}

/** With a new link: the first one may be over by now. Who was forgotten is told nothing. */
async function tellAuthor(
  { db, site, secrets, now, randomId }: HandlerContext,
  { review, reason }: { review: ReviewView; reason: ReviewRefusal },
): Promise<void> {
  const order = await findMailedOrder(db, review.order_id)
  if (!order || order.email === ERASED_ADDRESS) return
  const { id: orderId, user_id: userId, email: recipient, locale } = order
  const link = { siteId: site.id, userId, email: recipient, facts: { orderId }, secrets, now }
  const linkId = await createSecretLink(db, { purpose: 'ORDER_REVIEW', ...link })
  const facts = { linkId, reason, product: review.name }
  await queueMail(db, { kind: 'REVIEW_REFUSED', locale, recipient, orderId, facts, now, randomId })
}
