import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { PAYMENT_LINK_STATES } from '#contract/payments/closed-sets.ts'
import { PaymentStep } from './checkout.ts'
import * as routes from './routes.ts'

/** 256 bits in base64url, as links of mails carry them. */
const LinkToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** How long an unpaid order may wait for its money: a cheque comes by post. */
export const HoldDays = z.number().int().min(1).max(60)

/** What the estate copies or sends. */
export const OfficePaymentLink = z.object({
  /** On the estate’s own site. */
  url: z.string(),
  amount: z.number(),
  until: z.string(),
})
export type OfficePaymentLink = z.infer<typeof OfficePaymentLink>

export const createPaymentLink = defineCall({
  name: 'createPaymentLink',
  ...routes.createPaymentLink,
  about:
    'A link by which an unpaid order is paid without an account, for so many days; its stock is held as long. Asked again, it is the same link. With `isMailed` its customer gets it by mail.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: z.object({ days: HoldDays.default(7), isMailed: z.boolean().default(false) }),
  output: z.object({ link: OfficePaymentLink }),
  refusals: ['order-not-found', 'nothing-to-pay'],
})

/** What whoever holds the link is told: what is bought and what it costs, and nothing of who buys it. */
const PaymentLink = z.object({
  state: z.enum(PAYMENT_LINK_STATES),
  reference: z.string(),
  amount: z.number(),
  until: z.string(),
  lines: z.array(z.object({ name: z.string(), label: z.string(), quantity: z.number().int(), total: z.number() })),
  subtotal: z.number(),
  discount: z.number(),
  shippingFees: z.number(),
  total: z.number(),
  deliveryType: z.enum(DELIVERY_TYPES),
  /** The last try by card did not succeed. */
  hasFailed: z.boolean(),
})
export type PaymentLink = z.infer<typeof PaymentLink>

export const getPaymentLink = defineCall({
  name: 'getPaymentLink',
  ...routes.getPaymentLink,
  about: 'What a payment link is for and whether it is paid. A payment under way is asked for at its provider first.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: z.object({ link: PaymentLink }),
  refusals: ['payment-link-not-found'],
  priority: 'critical',
})

export const payByLink = defineCall({
  name: 'payByLink',
  ...routes.payByLink,
  about: 'Starts the payment of a link, or goes on with the one that was started. The amount is the estate’s.',
  who: 'visitor',
  params: LinkToken,
  body: z.object({ acceptsSaleTerms: z.boolean() }),
  output: z.object({ payment: PaymentStep }),
  refusals: ['payment-link-not-found', 'payment-link-over', 'payment-closed', 'payment-away'],
  priority: 'critical',
  limit: { per: 'address', max: 60, seconds: 3_600 },
})
