import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, IdParam, listOutput, OneLine, Text } from '#contract/basics/shapes.ts'
import { Return } from './returns.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })
const output = z.object({ orderBack: Return })

const returnList = defineList({
  filters: { state: { value: 'text', operators: ['equal', 'different'] } },
  orderBy: ['askedAt', 'id'],
  defaultOrder: '-askedAt',
  defaultNbItem: 20,
})

export const listReturns = defineCall({
  name: 'listReturns',
  ...routes.listReturns,
  about: 'The estate’s returns, withdrawals included, newest first.',
  who: 'admin',
  area: 'orders',
  list: returnList,
  output: listOutput('orderBack', Return),
  refusals: [],
})

export const acceptReturn = defineCall({
  name: 'acceptReturn',
  ...routes.acceptReturn,
  about: 'The estate takes back what was asked; the customer is told by mail.',
  who: 'admin',
  area: 'orders',
  params,
  output,
  refusals: ['return-not-found', 'return-move-illegal'],
})

export const refuseReturn = defineCall({
  name: 'refuseReturn',
  ...routes.refuseReturn,
  about: 'The estate does not take it back, and says why; its pieces can be asked for again.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({ reason: OneLine(500).min(1) }),
  output,
  refusals: ['return-not-found', 'return-move-illegal'],
})

export const sendReturnLabel = defineCall({
  name: 'sendReturnLabel',
  ...routes.sendReturnLabel,
  about: 'Gives the customer the label to send the goods back with: a PDF or a picture, or the carrier’s link.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({
    url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullish(),
  }),
  files: { max: 1, maxBytes: 5_000_000 },
  output,
  refusals: ['return-not-found', 'return-move-illegal', 'file-not-a-label', 'media-too-large', 'overloaded'],
})

export const receiveReturn = defineCall({
  name: 'receiveReturn',
  ...routes.receiveReturn,
  about: 'The goods are back; which lines may be sold again. They are on the shelf once they are refunded.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({
    lines: z
      .array(z.object({ line: z.number().int().nonnegative(), isFit: z.boolean() }))
      .max(200)
      .default([]),
  }),
  output,
  refusals: ['return-not-found', 'return-move-illegal'],
})

export const refundReturn = defineCall({
  name: 'refundReturn',
  ...routes.refundReturn,
  about:
    'Gives the money of a return back, line by line. Of a withdrawal from the whole order, delivery too, unless another amount is named.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({ shipping: Euros.nullish() }),
  output,
  refusals: ['return-not-found', 'return-move-illegal', 'order-move-illegal', 'refund-too-large', 'gift-card-used'],
})

export const setReturnTexts = defineCall({
  name: 'setReturnTexts',
  ...routes.setReturnTexts,
  about: 'What the estate says about returns in one language; what is left empty is said in the words of the product.',
  who: 'admin',
  area: 'settings',
  params: z.object({ lang: z.enum(['fr', 'en']) }),
  body: z.object({
    message: Text(1_000).default(''),
    returnAskDescription: Text(2_000).default(''),
    labelSentDescription: Text(2_000).default(''),
    productReceivedDescription: Text(2_000).default(''),
  }),
  output: z.object({ lang: z.string() }),
  refusals: [],
})

export const setReturnsActive = defineCall({
  name: 'setReturnsActive',
  ...routes.setReturnsActive,
  about: 'Whether customers ask for returns on the site. Withdrawals are declared there in any case: that is the law.',
  who: 'admin',
  area: 'settings',
  body: z.object({ isActive: z.boolean() }),
  output: z.object({ isActive: z.boolean() }),
  refusals: [],
})
