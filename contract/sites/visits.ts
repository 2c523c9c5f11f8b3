import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import * as routes from './routes.ts'

export const visitFrom = defineCall({
  name: 'visitFrom',
  ...routes.visitFrom,
  about: 'Counts a visit that a link brought, once per visitor and day, without knowing the visitor.',
  who: 'visitor',
  params: z.object({ from: z.string().min(1).max(60) }),
  output: z.object({ from: z.string() }),
  refusals: [],
  limit: { per: 'address', max: 60, seconds: 60 },
})
