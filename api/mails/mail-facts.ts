import { z } from 'zod'
import { ACCOUNT_CHANGES } from '#contract/accounts/closed-sets.ts'
import { CartId } from '#contract/carts/carts.ts'
import { REGISTRATION_STEPS } from '#contract/events/closed-sets.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import { PAYMENT_FAILURES, PAYMENT_MEANS } from '#contract/payments/closed-sets.ts'
import { RETURN_STATES } from '#contract/returns/closed-sets.ts'
import { REVIEW_REFUSALS } from '#contract/reviews/closed-sets.ts'
import { VISIT_NEWS, VISIT_STEPS } from '#contract/visits/closed-sets.ts'

const Nothing = z.object({})
const Cents = z.number().int().nonnegative()

/** What a mail needs beyond its order, kind by kind: kept with it, and read again when it is written. */
export const mailFacts = {
  ORDER_CONFIRMED: Nothing,
  PAYMENT_FAILED: z.object({ failure: z.enum(PAYMENT_FAILURES).nullable() }),
  ORDER_SHIPPED: Nothing,
  ORDER_READY: Nothing,
  /** `refundedCents`: what goes back to the customer because it was paid already. */
  ORDER_CANCELLED: z.object({ reason: z.string().default(''), refundedCents: Cents.default(0) }),
  ORDER_REFUNDED: z.object({ amountCents: Cents, reason: z.string().default(''), creditNote: z.string().nullable() }),
  /** What the estate has changed of it; `refundCents` goes back with it, `moreCents` is asked for by a link. */
  ORDER_EDITED: z.object({
    part: z.enum(['address', 'relay', 'slot', 'lines']),
    refundCents: Cents.default(0),
    moreCents: Cents.default(0),
    removed: z.array(z.object({ name: z.string(), quantity: z.number().int() })).default([]),
  }),
  PAYMENT_RETURNED: z.object({ amountCents: Cents, isWrongAmount: z.boolean() }),
  /** To the estate: what came instead of what was asked. */
  PAYMENT_HELD: z.object({ receivedCents: Cents, askedCents: Cents }),
  /** To who has yet to pay an order that the estate made for them. */
  PAYMENT_REQUEST: z.object({
    means: z.enum(PAYMENT_MEANS),
    linkId: z.number().int().nullable(),
    amountCents: Cents,
    until: z.iso.datetime(),
    instructions: z.string().default(''),
  }),
  QUOTE: z.object({ quoteId: z.number().int() }),
  GIFT_CARD: z.object({ giftCardId: z.number().int() }),
  CART_REMINDER: z.object({ cartId: CartId }),
  REVIEW_REQUEST: z.object({ linkId: z.number().int() }),
  REVIEW_REFUSED: z.object({ linkId: z.number().int(), reason: z.enum(REVIEW_REFUSALS), product: z.string() }),
  /** To the estate: what somebody said of an order's wines, to be read before it is published. */
  REVIEW_WAITING: z.object({ reviewIds: z.array(z.number().int()) }),
  EMAIL_TAKEN: z.object({ firstname: z.string() }),
  /** The token itself is never kept: the operator's mail passes the outbox by, the estate's names its sealed link. */
  INVITATION: z.object({
    token: z.string().nullable().default(null),
    linkId: z.number().int().nullable().default(null),
    hours: z.number().int(),
  }),
  STOCK_BACK: z.object({ declinationId: z.number().int() }),
  /** To the estate: what a customer wants to know about their order. */
  ORDER_QUESTION: z.object({ messageId: z.number().int() }),
  /** To the estate: what somebody has answered. */
  FORM_RECEIVED: z.object({ submissionId: z.number().int() }),
  /** To who sent it; it repeats nothing of what was typed, or it would carry a stranger's words to anyone. */
  FORM_CONFIRMED: z.object({ submissionId: z.number().int() }),
  /** To the estate: the customer has cancelled; `refundedCents` goes back to them. */
  ORDER_GIVEN_UP: z.object({ refundedCents: Cents }),
  /** The step it tells of, whatever has happened since. */
  RETURN_STEP: z.object({ returnId: z.number().int(), state: z.enum(RETURN_STATES) }),
  RETURN_ASKED: z.object({ returnId: z.number().int() }),
  WITHDRAWAL_RECEIPT: z.object({ returnId: z.number().int() }),
  WITHDRAWAL_DECLARED: z.object({ returnId: z.number().int() }),
  PASSWORD_RESET: z.object({ linkId: z.number().int(), firstname: z.string() }),
  EMAIL_CONFIRM: z.object({ linkId: z.number().int(), firstname: z.string() }),
  EMAIL_CHANGE: z.object({
    linkId: z.number().int(),
    firstname: z.string(),
    side: z.enum(['OLD', 'NEW']),
    newEmail: z.string(),
  }),
  ACCOUNT_CHANGED: z.object({ firstname: z.string(), change: z.enum(ACCOUNT_CHANGES) }),
  NEWSLETTER_CONFIRM: z.object({ linkId: z.number().int() }),
  NEWSLETTER_WELCOME: z.object({ readerId: z.number().int() }),
  DATA_EXPORT: z.object({ linkId: z.number().int() }),
  DATA_DELETION: z.object({ linkId: z.number().int() }),
  /** To the estate: what a visitor wrote on its contact page; and to the visitor, where they want it. */
  CONTACT_MESSAGE: z.object({ messageId: z.number().int() }),
  CONTACT_COPY: z.object({ messageId: z.number().int() }),
  /** To who wrote: what the estate answers. */
  MESSAGE_ANSWER: z.object({ answerId: z.number().int() }),
  EVENT_REGISTRATION: z.object({ registrationId: z.number().int(), step: z.enum(REGISTRATION_STEPS) }),
  INACTIVITY_WARNING: z.object({ forgottenOn: z.iso.date(), hasAccount: z.boolean() }),
  /** Of a deposit: what goes back because the visit is cancelled, and what stays as credit. */
  VISIT_STEP: z.object({
    bookingId: z.number().int(),
    step: z.enum(VISIT_STEPS),
    refundedCents: Cents.default(0),
    keptCents: Cents.default(0),
  }),
  /** To the estate. */
  VISIT_NEWS: z.object({ bookingId: z.number().int(), step: z.enum(VISIT_NEWS) }),
} as const satisfies Record<MailKind, z.ZodObject>

export type MailFacts<Kind extends MailKind> = z.output<(typeof mailFacts)[Kind]>
export type GivenFacts<Kind extends MailKind> = z.input<(typeof mailFacts)[Kind]>
