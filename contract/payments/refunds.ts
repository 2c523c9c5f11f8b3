import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { Order } from '#contract/orders/orders.ts'
import * as routes from './routes.ts'

export const refundOrder = defineCall({
  name: 'refundOrder',
  ...routes.refundOrder,
  about:
    'Gives money back for an order: lines with their quantities, delivery and goodwill, or an amount alone. A credit note and a mail follow when the bank has done it.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: z.object({
    /** Which lines go back, by their `line`, and whether their goods are for sale again. */
    lines: z
      .array(
        z.object({
          line: z.number().int().nonnegative(),
          quantity: z.number().int().positive(),
          isRestocked: z.boolean(),
        }),
      )
      .max(200)
      .default([]),
    /** Of what delivery cost. */
    shipping: Euros.nonnegative().default(0),
    goodwill: Euros.nonnegative().default(0),
    /** In place of all the above: so much, whatever it is for. What never left is for sale again once all is back. */
    amount: Euros.positive().nullish(),
    reason: OneLine(200).default(''),
  }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-move-illegal', 'refund-too-large', 'gift-card-used'],
})
