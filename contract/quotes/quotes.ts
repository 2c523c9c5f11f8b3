import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, FileAnswer, Id, IdParam } from '#contract/basics/shapes.ts'
import { EnteredWish, enterOrder } from '#contract/checkout/entered-orders.ts'
import { HoldDays } from '#contract/checkout/payment-links.ts'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { ORDER_SOURCES } from '#contract/orders/closed-sets.ts'
import { QUOTE_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

/** 256 bits in base64url, as links of mails carry them. */
const QuoteToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** What is offered and what it costs, and nothing of who is offered it. */
const Quote = z.object({
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  validUntil: z.string(),
  lines: z.array(z.object({ name: z.string(), label: z.string(), quantity: z.number().int(), total: z.number() })),
  subtotal: z.number(),
  discount: z.number(),
  shippingFees: z.number(),
  total: z.number(),
  deliveryType: z.enum(DELIVERY_TYPES),
})
export type Quote = z.infer<typeof Quote>

const OfficeQuote = Quote.extend({
  id: Id,
  customer: z.string(),
  email: z.string(),
  phone: z.string(),
  source: z.enum(ORDER_SOURCES),
  discountReason: z.string(),
  note: z.string(),
  createdAt: z.string(),
  who: z.string().nullable(),
  /** The page that its customer sees, to be copied; and its PDF. */
  url: z.string(),
  file: z.string(),
  /** Whether its bottles are held until it lapses. */
  holdsStock: z.boolean(),
  /** What it has become. */
  idOrder: Id.nullable(),
})
export type OfficeQuote = z.infer<typeof OfficeQuote>

export const createQuote = defineCall({
  name: 'createQuote',
  ...routes.createQuote,
  about:
    'Offers wines to a customer at prices that hold until a day, by the rules of the shop. Nothing is held for it unless the estate says so.',
  who: 'admin',
  area: 'orders',
  body: EnteredWish.extend({
    validDays: z.number().int().min(1).max(365).default(30),
    holdsStock: z.boolean().default(false),
    isMailed: z.boolean().default(true),
    /** What was shown; another amount is told instead of offered. */
    shownTotal: Euros.nullish(),
  }),
  output: z.object({ id: Id, number: z.string(), url: z.string() }),
  refusals: enterOrder.refusals,
})

export const getOfficeQuote = defineCall({
  name: 'getOfficeQuote',
  ...routes.getOfficeQuote,
  about: 'One quote with all that the estate knows of it.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  output: z.object({ quote: OfficeQuote }),
  refusals: ['thing-not-found'],
})

export const orderQuote = defineCall({
  name: 'orderQuote',
  ...routes.orderQuote,
  about: 'Makes the order of a quote, at its prices, because its customer has agreed by telephone or on paper.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: z.object({ holdDays: HoldDays.default(7), isMailed: z.boolean().default(true) }),
  output: z.object({ idOrder: Id }),
  refusals: ['thing-not-found', 'quote-over', 'order-obstructed'],
})

export const withdrawQuote = defineCall({
  name: 'withdrawQuote',
  ...routes.withdrawQuote,
  about: 'Takes a quote back: it can be accepted no more, and what it held is free again.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found', 'quote-over'],
})

export const getQuote = defineCall({
  name: 'getQuote',
  ...routes.getQuote,
  about: 'What is offered by a quote, for whoever holds its link.',
  who: 'visitor',
  differsBy: 'link',
  params: QuoteToken,
  output: z.object({ quote: Quote }),
  refusals: ['quote-unknown'],
})

export const getQuoteFile = defineCall({
  name: 'getQuoteFile',
  ...routes.getQuoteFile,
  about: 'A quote as a PDF with the estate’s letterhead, for whoever holds its link.',
  who: 'visitor',
  differsBy: 'file',
  params: QuoteToken,
  output: FileAnswer,
  answersFile: true,
  refusals: ['quote-unknown', 'overloaded'],
})

export const acceptQuote = defineCall({
  name: 'acceptQuote',
  ...routes.acceptQuote,
  about:
    'Accepts a quote: it becomes an order at its prices, which is paid by a link. Accepted again, it is the same order.',
  who: 'visitor',
  params: QuoteToken,
  output: z.object({ path: z.string() }),
  refusals: ['quote-unknown', 'quote-over', 'order-obstructed'],
  limit: { per: 'address', max: 60, seconds: 3_600 },
})
