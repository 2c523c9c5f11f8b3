import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import * as routes from './routes.ts'

const Changed = z.array(z.object({ id: z.number().int(), updated: z.iso.datetime() }))

export const getChangeDates = defineCall({
  name: 'getChangeDates',
  ...routes.getChangeDates,
  about:
    'When what has a page of its own was last changed, whatever the language; articles tell it themselves. Nothing that is not public is in it, nor what was never changed since dates are noted.',
  who: 'visitor',
  isShared: true,
  output: z.object({ products: Changed, pages: Changed, services: Changed, events: Changed }),
  refusals: [],
})
