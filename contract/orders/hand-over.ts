import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, OneLine } from '#contract/basics/shapes.ts'
import { Order } from './orders.ts'
import * as routes from './routes.ts'

export const handOverOrder = defineCall({
  name: 'handOverOrder',
  ...routes.handOverOrder,
  about:
    'Hands an order that is ready over to who fetches it: by the code that its customer has, or without it for a reason, which is kept.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: z.object({ code: OneLine(20).nullish(), reason: OneLine(200).nullish() }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-move-illegal', 'hand-over-code-wrong'],
  /** More than one hands over, and far too few to guess a code. */
  limit: { per: 'account', max: 60, seconds: 600 },
})
