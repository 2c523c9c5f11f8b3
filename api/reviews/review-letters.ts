import { openLinkToken } from '#api/accounts/secret-links.ts'
import { type Block, type Letter, opening, type TextBlock, text } from '#api/mails/letter.ts'
import { forEstate, type LetterContext, pageUrl } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import {
  hasAlcohol,
  type OrderLetterContext,
  orderFacts,
  orderReason,
  orderTold,
} from '#api/orders/letters/order-letter-context.ts'
import type { ReviewRefusal } from '#contract/reviews/closed-sets.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { listWaitingReviews, type ReviewView } from '#db/queries/reviews/reviews.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import { reviewRuleWords } from '#words/reviews/rules/words.ts'

export const reviewLetters: Pick<LetterWriters, 'REVIEW_REQUEST' | 'REVIEW_REFUSED' | 'REVIEW_WAITING'> = {
  REVIEW_REQUEST: async (db, { mail, context, secrets }) => {
    const token = await openLinkToken(db, { id: mailFacts.REVIEW_REQUEST.parse(mail.facts).linkId, secrets })
    const order = mail.order_id === null ? undefined : await findMailedOrder(db, mail.order_id)
    if (token === null || !order) return null
    const letter = reviewRequest({ ...context, order }, token)
    const unsubscribeUrl = stopUrl({ ...context, order }, token)
    return { ...PLAIN_LETTER, letter, hasAlcohol: hasAlcohol(order), unsubscribeUrl, isOneClick: true }
  },
  REVIEW_REFUSED: async (db, { mail, context, secrets }) => {
    const { linkId, ...facts } = mailFacts.REVIEW_REFUSED.parse(mail.facts)
    const token = await openLinkToken(db, { id: linkId, secrets })
    const order = mail.order_id === null ? undefined : await findMailedOrder(db, mail.order_id)
    if (token === null || !order) return null
    return { ...PLAIN_LETTER, letter: reviewRefused({ ...context, order }, { ...facts, token }) }
  },
  REVIEW_WAITING: async (db, { mail, context }) => {
    const reviews = await listWaitingReviews(db, mailFacts.REVIEW_WAITING.parse(mail.facts).reviewIds)
    return reviews.length > 0 ? { ...PLAIN_LETTER, letter: reviewWaiting(context, reviews) } : null
  },
}

export function reviewRequest(context: OrderLetterContext, token: string): Letter {
  const { words, estate } = context
  const said = words.review
  const elsewhere = estate.values.GOOGLE_REVIEW_URL
  const also: Block[] = elsewhere
    ? [{ kind: 'note', text: said.also, link: { label: said.there, url: elsewhere } }]
    : []
  return letter(context, {
    said,
    body: opening(fill(said.body, orderFacts(context))),
    blocks: [
      { kind: 'button', label: said.button, url: reviewUrl(context, token) },
      text(said.thanks),
      ...also,
      { kind: 'note', text: said.checked, link: { label: said.rules, url: pageUrl(context, '/avis-verifies') } },
      { kind: 'note', text: said.tired, link: { label: said.stop, url: stopUrl(context, token) } },
    ],
  })
}

interface RefusedReview {
  reason: ReviewRefusal
  product: string
  token: string
}

/** The reason is one that everybody can read beforehand; what was written can be sent anew without it. */
export function reviewRefused(context: OrderLetterContext, { reason, product, token }: RefusedReview): Letter {
  const said = context.words.reviewRefused
  const rule = reviewRuleWords[context.locale].refusals[reason]
  return letter(context, {
    said,
    body: text(fill(said.body, { product })),
    told: { produit: product },
    blocks: [
      text(fill(said.reason, { reason: rule })),
      text(said.again),
      { kind: 'button', label: said.button, url: reviewUrl(context, token) },
      { kind: 'note', text: said.kept, link: { label: said.rules, url: pageUrl(context, '/avis-verifies') } },
    ],
  })
}

type WaitingReview = Pick<ReviewView, 'order_id' | 'rating' | 'title' | 'text' | 'author' | 'name' | 'label'>

/** To the estate: everything that was said of an order, as it will stand there. */
export function reviewWaiting(context: LetterContext, reviews: readonly WaitingReview[]): Letter {
  const said = context.words.reviewWaiting
  const [first] = reviews
  const told = { author: first?.author ?? '', reference: orderReference(first?.order_id ?? 0) }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      text(fill(said.body, told)),
      ...reviews.map(
        ({ name, label, rating, title, text: words }): Block => ({
          kind: 'facts',
          title: [name, label].filter(Boolean).join(', '),
          lines: [fill(said.mark, { rating }), ...[title, ...words.split('\n')].filter(Boolean)],
        }),
      ),
      { kind: 'note', text: said.decide, link: { label: said.rules, url: pageUrl(context, '/avis-verifies') } },
    ],
    ...forEstate(context),
  }
}

interface ReviewLetter {
  said: { subject: string; title: string }
  body: TextBlock
  blocks: Letter['blocks']
  told?: Letter['told']
}

function letter(context: OrderLetterContext, { said, body, blocks, told }: ReviewLetter): Letter {
  const facts = orderFacts(context)
  return {
    subject: fill(said.subject, facts),
    preview: body.text,
    title: said.title,
    blocks: [opening(fill(context.words.hello, facts)), body, ...blocks],
    reason: orderReason(context),
    told: { ...orderTold(context), ...told },
  }
}

function reviewUrl(context: OrderLetterContext, token: string): string {
  return pageUrl(context, `/review/${token}`)
}

function stopUrl(context: OrderLetterContext, token: string): string {
  return pageUrl(context, `/review/stop/${token}`)
}
