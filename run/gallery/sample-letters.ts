import type { Letter } from '#api/mails/letter.ts'
import type { LetterContext } from '#api/mails/letters/letter-parts.ts'
import { cartReminder, emailTaken, stockBack } from '#api/mails/letters/other-letters.ts'
import { orderConfirmed } from '#api/orders/letters/order-confirmed.ts'
import {
  orderCancelled,
  orderReady,
  orderRefunded,
  orderShipped,
  paymentFailed,
  reviewRequest,
} from '#api/orders/letters/order-steps.ts'
import type { MailKind } from '#contract/mails/sets.ts'
import { sampleCollection, sampleOrder } from './sample-order.ts'

const CART = {
  id: 'c'.repeat(32),
  lines: [{ name: 'Les Aubépines', details: ['2021, 75 cl', '6 × 12,50 €'], amount: '75,00 €' }],
}

/** Each letter as its own code writes it, about something made up. */
const writers: Readonly<Record<MailKind, (writing: LetterContext) => Letter>> = {
  ORDER_CONFIRMED: (writing) => orderConfirmed({ ...writing, order: sampleOrder(writing.now) }),
  PAYMENT_FAILED: (writing) => paymentFailed({ ...writing, order: sampleOrder(writing.now) }, { failure: null }),
  ORDER_SHIPPED: (writing) => orderShipped({ ...writing, order: sampleOrder(writing.now) }),
  ORDER_READY: (writing) => orderReady({ ...writing, order: sampleCollection(writing.now) }),
  ORDER_CANCELLED: (writing) =>
    orderCancelled(
      { ...writing, order: sampleOrder(writing.now) },
      { reason: 'Le millésime 2021 est épuisé.', refundedCents: 12790 },
    ),
  ORDER_REFUNDED: (writing) =>
    orderRefunded(
      { ...writing, order: sampleOrder(writing.now) },
      { amountCents: 2500, reason: 'Deux bouteilles cassées.', creditNote: null },
    ),
  CART_REMINDER: (writing) => cartReminder(writing, CART),
  REVIEW_REQUEST: (writing) => reviewRequest({ ...writing, order: sampleOrder(writing.now) }),
  EMAIL_TAKEN: (writing) => emailTaken(writing, { firstname: 'Jeanne' }),
  STOCK_BACK: (writing) => stockBack(writing, { product: 'Les Aubépines 2021, 75 cl', path: '/nos-vins' }),
}

export function sampleLetter(kind: MailKind, writing: LetterContext): Letter {
  return writers[kind](writing)
}
