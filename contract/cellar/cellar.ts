import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { CAPACITY_UNITS, COLOURS } from '#contract/catalogue/closed-sets.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { DRINK_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

/** One wine of one vintage in one format, over all orders of a customer; bottles that came in boxes are counted in. */
export const CellarWine = z.object({
  idDeclination: z.number().int(),
  idProduct: z.number().int(),
  name: z.string(),
  slug: z.string(),
  appellation: z.string().nullable(),
  colour: z.enum(COLOURS).nullable(),
  year: z.number().int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS).nullable(),
  image: ShownPicture.nullable(),
  bought: z.number().int(),
  opened: z.number().int(),
  left: z.number().int(),
  lastBoughtAt: z.string(),
  drinkFrom: z.number().int().nullable(),
  drinkUntil: z.number().int().nullable(),
  state: z.enum(DRINK_STATES),
})
export type CellarWine = z.infer<typeof CellarWine>

export const getCellar = defineCall({
  name: 'getCellar',
  ...routes.getCellar,
  about: 'The wines that the caller has bought, vintage by vintage: how many are left, and when to drink them.',
  who: 'customer',
  output: z.object({ wines: z.array(CellarWine), total: z.number().int() }),
  refusals: [],
})

export const setOpenedBottles = defineCall({
  name: 'setOpenedBottles',
  ...routes.setOpenedBottles,
  about: 'Notes how many bottles of a wine in one’s cellar are opened: none at least, all that were bought at most.',
  who: 'customer',
  params: z.object({ idDeclination: IdParam }),
  body: z.object({ opened: z.number().int().min(0).max(100_000) }),
  output: z.object({ wine: CellarWine }),
  refusals: ['product-not-found'],
})
