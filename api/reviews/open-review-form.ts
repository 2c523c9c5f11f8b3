import { z } from 'zod'
import { hashToken } from '#api/calls/session-token.ts'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getReviewForm } from '#contract/reviews/reviews.ts'
import { findOpenLink } from '#db/queries/accounts/secret-links.ts'
import { findKnownProducts } from '#db/queries/catalogue/products.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { findOrderReviews } from '#db/queries/reviews/reviews.ts'
import type { SiteDb } from '#db/site-db.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { isReviewableLine, reviewAuthor } from '#rules/reviews/reviews.ts'

const LinkFacts = z.object({ orderId: z.number().int() })

interface Followed {
  token: string
  now: Date
}

export async function findReviewLink(db: SiteDb, { token, now }: Followed) {
  return findOpenLink(db, { purpose: 'ORDER_REVIEW', tokenHash: hashToken(token), now })
}

/** What the link of a mail lets review: what was delivered, kept, and is still known. Null when that is nothing. */
export async function openReviewForm(db: SiteDb, followed: Followed) {
  const link = await findReviewLink(db, followed)
  const order = link && (await findMailedOrder(db, LinkFacts.parse(link.facts).orderId))
  if (order?.fulfilment !== 'DELIVERED') return null
  const known = await findKnownProducts(
    db,
    order.lines.flatMap(({ product_id }) => product_id ?? []),
  )
  const lines = order.lines.flatMap(({ product_id, ...line }) =>
    product_id !== null && isReviewableLine(line) && known.has(product_id) ? [{ ...line, product_id }] : [],
  )
  if (lines.length === 0) return null
  return { order, lines, reviews: await findOrderReviews(db, order.id) }
}

type OpenForm = NonNullable<Awaited<ReturnType<typeof openReviewForm>>>

export function reviewFormToWire({ order, lines, reviews }: OpenForm): OutputOf<typeof getReviewForm> {
  return {
    reference: orderReference(order.id),
    author: reviewAuthor(order),
    lines: lines.map(({ position, name, label }) => {
      const said = reviews.find((review) => review.position === position)
      if (!said) return { line: position, name, label, review: null }
      const { rating, title, text, state, refusal } = said
      return { line: position, name, label, review: { rating, title, text, state, refusal } }
    }),
  }
}
