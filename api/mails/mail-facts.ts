import { z } from 'zod'
import { CartId } from '#contract/carts/carts.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import { PAYMENT_FAILURES } from '#contract/payments/closed-sets.ts'

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
  PAYMENT_RETURNED: z.object({ amountCents: Cents, isWrongAmount: z.boolean() }),
  /** To the estate: what came instead of what was asked. */
  PAYMENT_HELD: z.object({ receivedCents: Cents, askedCents: Cents }),
  GIFT_CARD: z.object({ giftCardId: z.number().int() }),
  CART_REMINDER: z.object({ cartId: CartId }),
  REVIEW_REQUEST: Nothing,
  EMAIL_TAKEN: z.object({ firstname: z.string() }),
  /** Never kept: the link is told once, to who sends it. */
  INVITATION: z.object({ token: z.string(), hours: z.number().int() }),
  STOCK_BACK: z.object({ declinationId: z.number().int() }),
  NEWSLETTER_CONFIRM: z.object({ linkId: z.number().int() }),
  NEWSLETTER_WELCOME: z.object({ readerId: z.number().int() }),
  DATA_EXPORT: z.object({ linkId: z.number().int() }),
  DATA_DELETION: z.object({ linkId: z.number().int() }),
  INACTIVITY_WARNING: z.object({ forgottenOn: z.iso.date(), hasAccount: z.boolean() }),
} as const satisfies Record<MailKind, z.ZodObject>

export type MailFacts<Kind extends MailKind> = z.output<(typeof mailFacts)[Kind]>
export type GivenFacts<Kind extends MailKind> = z.input<(typeof mailFacts)[Kind]>
