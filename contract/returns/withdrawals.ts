import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { listOutput, OneLine } from '#contract/basics/shapes.ts'
import { OrderIdParam } from '#contract/orders/orders.ts'
import { Return } from './returns.ts'
import * as routes from './routes.ts'

/** An order, by its link or one's own number, or by its reference together with the address it was placed with. */
const Which = {
  order: OrderIdParam.nullish(),
  reference: OneLine(20).nullish(),
  email: OneLine(254).nullish(),
}

const Withdrawable = z.object({
  reference: z.string(),
  orderedOn: z.string(),
  /** The day that the period runs from; null before delivery. */
  receivedOn: z.string().nullable(),
  /** The last day; null while nothing was delivered. */
  until: z.string().nullable(),
  isOpen: z.boolean(),
  lines: z.array(
    z.object({
      line: z.number().int(),
      name: z.string(),
      label: z.string(),
      /** How many one may withdraw from. */
      left: z.number().int(),
      /** Made for its buyer: the law excludes it. */
      isExcluded: z.boolean(),
    }),
  ),
})
export type Withdrawable = z.infer<typeof Withdrawable>

/** Whoever tries addresses for a reference is stopped long before they have guessed one. */
const TRIES = { per: 'address', max: 20, seconds: 3_600 } as const

export const findWithdrawal = defineCall({
  name: 'findWithdrawal',
  ...routes.findWithdrawal,
  about: 'What of an order one may withdraw from, and until when. With or without an account.',
  who: 'visitor',
  body: z.object(Which),
  output: z.object({ order: Withdrawable }),
  refusals: ['withdrawal-order-not-found'],
  limit: TRIES,
})

export const declareWithdrawal = defineCall({
  name: 'declareWithdrawal',
  ...routes.declareWithdrawal,
  about:
    'Withdraws from an order, or from some of its pieces. A dated receipt goes to the address of the order at once; the estate is told.',
  who: 'visitor',
  body: z.object({
    ...Which,
    name: OneLine(160).min(1),
    /** All that is left when none is named. */
    lines: z
      .array(
        z.object({
          line: z.number().int().nonnegative().max(10_000),
          quantity: z.number().int().positive().max(100_000),
        }),
      )
      .max(200)
      .default([]),
  }),
  output: z.object({
    withdrawal: Return.extend({
      // Who knows a reference and an address has not thereby the link that opens the order.
      order: Return.shape.order.extend({ publicId: z.string().nullable() }),
    }),
  }),
  refusals: ['withdrawal-order-not-found', 'withdrawal-over', 'withdrawal-nothing-left', 'gift-card-used'],
  limit: TRIES,
})

export const listWithdrawals = defineCall({
  name: 'listWithdrawals',
  ...routes.listWithdrawals,
  about: 'The withdrawals that were declared to the estate, newest first.',
  who: 'admin',
  area: 'orders',
  list: defineList({
    filters: { state: { value: 'text', operators: ['equal', 'different'] } },
    orderBy: ['askedAt', 'id'],
    defaultOrder: '-askedAt',
    defaultNbItem: 20,
  }),
  output: listOutput('withdrawal', Return),
  refusals: [],
})
