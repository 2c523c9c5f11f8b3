import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import * as routes from './routes.ts'

/** A way in which one lot is brought to a country, its far parts aside. */
const WayOfDelivery = z.object({
  idCarrier: z.number().int(),
  name: z.string(),
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  /** Two letters. */
  country: z.string(),
  /** What is billed for it, in euros. */
  price: z.number(),
  /** Working days until it is there, as the estate says; null where it gives no number. */
  days: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
})

/** The least that can be bought of a declination, and on which terms. */
export const OfferTerm = z.object({
  idProduct: z.number().int(),
  idDeclination: z.number().int(),
  /** How many are sold together. */
  quantity: z.number().int(),
  /** Of all of them, with what their number takes off; null where the estate shows no prices. */
  price: z.number().nullable(),
  /** None for what is not sent, and where the estate does not deliver now. */
  ways: z.array(WayOfDelivery),
})
export type OfferTerm = z.infer<typeof OfferTerm>

const offerTermList = defineList({
  filters: { product: { value: 'number', operators: ['equal'] } },
  orderBy: ['id'],
  defaultOrder: 'id',
  defaultNbItem: 100,
})

export const getOfferTerms = defineCall({
  name: 'getOfferTerms',
  ...routes.getOfferTerms,
  about:
    'The least that can be bought of each declination on sale: how many, what they cost, and what each carrier takes for bringing them. Of one product with `product={id}`.',
  who: 'visitor',
  isShared: true,
  list: offerTermList,
  output: z.object({ offerTerms: z.array(OfferTerm), total: z.number().int() }),
  refusals: [],
})
