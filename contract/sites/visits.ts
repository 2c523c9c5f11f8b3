import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

export const visitFrom = defineCall({
  name: 'visitFrom',
  ...routes.visitFrom,
  about: 'Counts a visit that a link brought, once per visitor and day, without knowing the visitor.',
  who: 'visitor',
  differsBy: 'effect',
  params: z.object({ from: OneLine(60).min(1) }),
  output: z.object({ from: z.string() }),
  refusals: [],
  limit: { per: 'address', max: 60, seconds: 60 },
})
