import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { BottleCount, FreeShipping } from '#contract/carts/carts.ts'
import { CARRIER_PROVIDERS, CARRIER_TYPES, NOT_BROUGHT } from './closed-sets.ts'
import { Arrival, PostalCode } from './deliveries.ts'
import * as routes from './routes.ts'

/** What one carrier would say. */
const SimulatedCarrier = z.object({
  id: z.number().int(),
  name: z.string(),
  deliveryType: z.enum(CARRIER_TYPES),
  provider: z.enum(CARRIER_PROVIDERS),
  /** What is billed, and what it costs before a threshold makes it free; null where it is not brought. */
  price: z.number().nullable(),
  fdp: z.number().nullable(),
  arrival: Arrival.nullable(),
  /** Why it is not brought, and the same in the caller’s language. */
  reason: z.enum(NOT_BROUGHT).nullable(),
  why: z.string().nullable(),
})
export type SimulatedCarrier = z.infer<typeof SimulatedCarrier>

export const simulateDelivery = defineCall({
  name: 'simulateDelivery',
  ...routes.simulateDelivery,
  about:
    'What a customer would pay to have a basket brought to a place, carrier by carrier, or why one does not bring it: by the rules of the shop.',
  who: 'admin',
  area: 'deliveries',
  query: z.object({
    /** Declinations with their quantities: `12x6,15x1`. */
    products: z.string().regex(/^[1-9]\d{0,8}x[1-9]\d{0,3}(,[1-9]\d{0,8}x[1-9]\d{0,3}){0,49}$/),
    /** Two letters. */
    country: OneLine(2).length(2).default('FR'),
    postalCode: PostalCode,
  }),
  output: z.object({
    simulation: z.object({
      /** What the products come to. */
      total: z.number(),
      bottles: z.number().int(),
      weightGrams: z.number(),
      /** Whether the estate has stopped sending anything. */
      isLocked: z.boolean(),
      /** What it asks of a parcel: least, most, multiple; null without wine. */
      rule: BottleCount.nullable(),
      freeShipping: FreeShipping.nullable(),
      carriers: z.array(SimulatedCarrier),
    }),
  }),
  refusals: ['declination-not-found', 'country-not-served'],
})
