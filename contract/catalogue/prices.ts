import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, Moment, OneLine } from '#contract/basics/shapes.ts'
import { PLAN_STATES, PRICE_STEPS } from './closed-sets.ts'
import * as routes from './routes.ts'

const MOST_AT_ONCE = 500
const Price = z.number().nonnegative()

/** Euros or percent; below zero for less, where the step is not a reduction or a price. */
const Amount = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01)
/** New prices end on whole cents, on five, ten or fifty of them, or on euros. */
const ROUNDINGS = [0.01, 0.05, 0.1, 0.5, 1] as const

/** What becomes of one price. */
const PricedRow = z.object({
  declinationId: Id,
  version: z.number().int(),
  name: z.string().nullable(),
  reference: z.string(),
  year: z.number().int().nullable(),
  format: z.number().int().nullable(),
  /** Before a reduction, and what one really pays. */
  oldPrice: Price,
  newPrice: Price,
  oldFinalPrice: Price,
  newFinalPrice: Price,
  /** The lowest one really paid in the thirty days before. */
  lowestPrice: Price.nullable(),
  /** What the shop strikes out beside a reduced price; null where the law lets it announce no reduction. */
  referencePrice: Price.nullable(),
})

const Ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .max(MOST_AT_ONCE * 11)

export const previewPrices = defineCall({
  name: 'previewPrices',
  ...routes.previewPrices,
  about:
    'What a change of prices would do to each of these declinations, with the lowest price of the thirty days before. Changes nothing.',
  who: 'admin',
  area: 'prices',
  query: z.object({
    /** Their ids with commas between them. */
    declinations: Ids,
    step: z.enum(PRICE_STEPS),
    amount: z.coerce.number().pipe(Amount),
    roundTo: z.coerce.number().pipe(z.literal(ROUNDINGS)).default(0.01),
    from: Moment.optional(),
  }),
  output: z.object({ rows: z.array(PricedRow) }),
  refusals: ['thing-not-found'],
})

export const changePrices = defineCall({
  name: 'changePrices',
  ...routes.changePrices,
  about:
    'Gives several declinations new prices of their own, or a reduction, now or `from` a time; a reduction `until` one. What is planned does what it told when it was planned.',
  who: 'admin',
  area: 'prices',
  body: z.object({
    declinations: z
      .array(z.object({ id: Id, version: z.number().int().positive() }))
      .min(1)
      .max(MOST_AT_ONCE),
    step: z.enum(PRICE_STEPS),
    amount: Amount,
    roundTo: z.literal(ROUNDINGS).default(0.01),
    from: Moment.optional(),
    until: Moment.optional(),
    note: OneLine(300).default(''),
  }),
  output: z.object({ pricePlanId: Id, state: z.enum(PLAN_STATES), rows: z.array(PricedRow) }),
  refusals: ['thing-not-found', 'changed-meanwhile'],
})

export const endPricePlan = defineCall({
  name: 'endPricePlan',
  ...routes.endPricePlan,
  about: 'Cancels a change of prices that has not begun, or ends a reduction that runs.',
  who: 'admin',
  area: 'prices',
  params: z.object({ id: IdParam }),
  body: z.object({}),
  output: z.object({ id: Id, state: z.enum(PLAN_STATES) }),
  refusals: ['thing-not-found', 'price-plan-over'],
})
