import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { LINK_KINDS } from './closed-sets.ts'
import * as routes from './routes.ts'

export const findLinkTargets = defineCall({
  name: 'findLinkTargets',
  ...routes.findLinkTargets,
  about:
    'What a text of the estate can lead to: pages, products, news, articles and albums with every word in their name, in one language, each with its address there.',
  who: 'admin',
  area: 'content',
  query: z.object({ q: OneLine(100).default(''), locale: z.string().regex(/^[a-z]{2}$/) }),
  output: z.object({
    targets: z.array(z.object({ kind: z.enum(LINK_KINDS), id: z.number().int(), title: z.string(), path: z.string() })),
  }),
  refusals: [],
})
