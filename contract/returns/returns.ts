import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, IdParam, Text } from '#contract/basics/shapes.ts'
import { ORDER_ACTORS } from '#contract/orders/closed-sets.ts'
import { Order, OrderIdParam } from '#contract/orders/orders.ts'
import { RETURN_REASONS, RETURN_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

/** A broken case of six is seen on five photographs; as large as a telephone makes them. */
const PICTURES = { max: 5, maxBytes: 10_000_000 } as const

export const Return = z.object({
  id: z.number().int(),
  /** The order that it belongs to. */
  order: z.object({ id: z.number().int(), publicId: z.string(), reference: z.string() }),
  state: z.enum(RETURN_STATES),
  /** A withdrawal is declared; nobody has to allow it. */
  isWithdrawal: z.boolean(),
  description: z.string(),
  /** Why it was refused, in the estate’s words. */
  refusal: z.string(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      name: z.string(),
      label: z.string(),
      quantity: z.number().int(),
      reason: z.enum(RETURN_REASONS),
      /** Whether it may be sold again; null until it was looked at. */
      isFit: z.boolean().nullable(),
    }),
  ),
  pictures: z.array(z.object({ file: z.string(), filename: z.string() })),
  /** What the goods are sent back with: a link, or a file of this return. */
  label: z.object({ url: z.string().nullable(), file: z.string().nullable() }).nullable(),
  askedAt: z.string(),
  declaredBy: z.string(),
  /** What goes back to the customer, once that is decided. */
  refunded: z.number().nullable(),
  events: z.array(z.object({ state: z.enum(RETURN_STATES), actor: z.enum(ORDER_ACTORS), at: z.string() })),
})
export type Return = z.infer<typeof Return>

/** What the estate says about returns, and whether it takes them by itself. */
export const ReturnInfo = z.object({
  isActive: z.boolean(),
  message: z.string(),
  returnAskDescription: z.string(),
  labelSentDescription: z.string(),
  productReceivedDescription: z.string(),
})
export type ReturnInfo = z.infer<typeof ReturnInfo>

/** What of an order can come back: how many pieces of which line, and for which reasons. */
const ReturnableLine = z.object({
  line: z.number().int(),
  name: z.string(),
  label: z.string(),
  left: z.number().int(),
  reasons: z.array(z.enum(RETURN_REASONS)),
})
export type ReturnableLine = z.infer<typeof ReturnableLine>

const LineParam = z.number().int().nonnegative().max(10_000)
const Quantity = z.number().int().positive().max(100_000)
const ReturnParams = z.object({ id: OrderIdParam, idReturn: IdParam })

export const cancelOwnOrder = defineCall({
  name: 'cancelOwnOrder',
  ...routes.cancelOwnOrder,
  about: 'The customer cancels an order that nobody has begun to prepare; what was paid goes back, all of it.',
  who: 'visitor',
  params: z.object({ id: OrderIdParam }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-not-cancellable', 'gift-card-used'],
  limit: { per: 'address', max: 30, seconds: 600 },
})

export const getReturnInfo = defineCall({
  name: 'getReturnInfo',
  ...routes.getReturnInfo,
  about: 'Whether the estate takes returns online, and what it says at each step.',
  who: 'visitor',
  isShared: true,
  output: ReturnInfo,
  refusals: [],
})

export const getReturns = defineCall({
  name: 'getReturns',
  ...routes.getReturns,
  about: 'The returns of one order, and what of it can still come back.',
  who: 'visitor',
  differsBy: 'caller',
  query: z.object({ order: OrderIdParam }),
  output: z.object({
    orderBacks: z.array(Return),
    total: z.number().int(),
    lines: z.array(ReturnableLine),
    /** Whether something of it can be withdrawn from today, and until which day; null before delivery. */
    withdrawal: z.object({ isPossible: z.boolean(), until: z.string().nullable() }),
  }),
  refusals: ['order-not-found'],
})

export const getReturn = defineCall({
  name: 'getReturn',
  ...routes.getReturn,
  about: 'One return of an order.',
  who: 'visitor',
  differsBy: 'caller',
  params: ReturnParams,
  output: z.object({ orderBack: Return }),
  refusals: ['return-not-found'],
})

export const askReturn = defineCall({
  name: 'askReturn',
  ...routes.askReturn,
  about:
    'Asks the estate to take pieces of an order back, with at most five photographs. Never more than was sent, less what came back or is on its way.',
  who: 'visitor',
  params: z.object({ id: OrderIdParam }),
  body: z.object({
    lines: z
      .array(z.object({ line: LineParam, quantity: Quantity, reason: z.enum(RETURN_REASONS) }))
      .min(1)
      .max(200),
    description: Text(2_000).default(''),
  }),
  files: PICTURES,
  output: z.object({ orderBack: Return }),
  refusals: [
    'order-not-found',
    'returns-closed',
    'return-not-possible',
    'return-too-many',
    'return-not-for-regret',
    'file-not-a-picture',
    'media-too-large',
    'overloaded',
  ],
  limit: { per: 'address', max: 60, seconds: 3_600 },
})

export const addReturnPictures = defineCall({
  name: 'addReturnPictures',
  ...routes.addReturnPictures,
  about: 'Adds photographs to a return that the estate has not received yet: five in all.',
  who: 'visitor',
  params: ReturnParams,
  files: PICTURES,
  output: z.object({ orderBack: Return }),
  refusals: [
    'return-not-found',
    'return-move-illegal',
    'too-many-pictures',
    'file-not-a-picture',
    'media-too-large',
    'overloaded',
  ],
  limit: { per: 'address', max: 60, seconds: 3_600 },
  returnsToPage: ({ id, idReturn }) =>
    /^\d+$/.test(id ?? '') ? `/account/orders/${id}/return/${idReturn}` : `/order/${id}/return/${idReturn}`,
})

export const getReturnFile = defineCall({
  name: 'getReturnFile',
  ...routes.getReturnFile,
  about: 'A photograph of a return, or the label to send it back with: for its customer and the estate only.',
  who: 'visitor',
  differsBy: 'caller',
  params: ReturnParams.extend({ file: z.string().regex(/^[0-9a-f]{32}$/) }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['return-not-found'],
})
