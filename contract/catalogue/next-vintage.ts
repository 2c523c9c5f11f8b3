import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam } from '#contract/basics/shapes.ts'
import { Year } from './product-resource.ts'
import * as routes from './routes.ts'

export const addNextVintage = defineCall({
  name: 'addNextVintage',
  ...routes.addNextVintage,
  about:
    'Begins the next year of a wine with the words and bottles of one it has, the newest unless said: hidden, without stock, with references of their own.',
  who: 'admin',
  area: 'catalogue',
  params: z.object({ id: IdParam }),
  body: z.object({ vintageId: Id.optional(), year: Year.optional() }),
  output: z.object({ vintageId: Id, year: Year, declinationIds: z.array(Id), version: z.number().int() }),
  refusals: ['thing-not-found', 'vintage-there'],
})
