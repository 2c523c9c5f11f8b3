import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { Order } from '#contract/orders/orders.ts'
import * as routes from './routes.ts'

export const refundOrder = defineCall({
  name: 'refundOrder',
  ...routes.refundOrder,
  about: 'Gives money back for an order, wholly or in part, with a credit note and a mail.',
  who: 'admin',
  params: z.object({ id: IdParam }),
  body: z.object({ amount: Euros.positive(), reason: OneLine(200).default('') }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-move-illegal', 'refund-too-large'],
})
