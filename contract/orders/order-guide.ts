import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer } from '#contract/basics/shapes.ts'
import { WINE_OPENINGS } from '#contract/catalogue/closed-sets.ts'
import { Arrival } from '#contract/deliveries/deliveries.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { OrderIdParam } from './orders.ts'
import * as routes from './routes.ts'

/** How one wine of an order is served, as far as the estate says it. */
const ServedWine = z.object({
  idProduct: z.number().int(),
  name: z.string(),
  year: z.number().int().nullable(),
  image: ShownPicture.nullable(),
  drinkFrom: z.number().int().nullable(),
  drinkUntil: z.number().int().nullable(),
  /** Degrees Celsius. */
  serveFrom: z.number().int().nullable(),
  serveUntil: z.number().int().nullable(),
  opening: z.enum(WINE_OPENINGS).nullable(),
})
export type ServedWine = z.infer<typeof ServedWine>

export const getOrderGuide = defineCall({
  name: 'getOrderGuide',
  ...routes.getOrderGuide,
  about:
    'What follows an order: when it is packed and arrives, how its wines are served, and what an account for it asks.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ id: OrderIdParam }),
  output: z.object({
    /** What an account for it would ask besides a password; null when an account has it already. */
    account: z.object({ asksBirthdate: z.boolean() }).nullable(),
    /** Something in it is made for its buyer. */
    isPersonalised: z.boolean(),
    /** Of a parcel that is paid and has not left; days as `2026-11-19`. */
    parcel: z
      .object({
        preparedOn: z.string(),
        arrival: Arrival.nullable(),
        /** What the estate said of the time it takes. */
        delay: z.string(),
      })
      .nullable(),
    hasCalendar: z.boolean(),
    wines: z.array(ServedWine),
  }),
  refusals: ['order-not-found'],
})

export const getOrderCalendar = defineCall({
  name: 'getOrderCalendar',
  ...routes.getOrderCalendar,
  about: 'The hour at which an order is fetched, or the days on which it may arrive, as a calendar file (RFC 5545).',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ id: OrderIdParam }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found'],
})
