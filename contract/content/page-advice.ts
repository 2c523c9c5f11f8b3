import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { ADVICE_KINDS } from './closed-sets.ts'
import * as routes from './routes.ts'

const PageAdvice = z.object({
  kind: z.enum(ADVICE_KINDS),
  language: z.enum(['fr', 'en']),
  /** The section; null of the page itself, and of what is said of the whole estate. */
  section: z.string().nullable(),
  /** The field within it: `figures.2.label`. Empty where the whole is meant. */
  field: z.string(),
})
export type PageAdvice = z.infer<typeof PageAdvice>

export const getPageAdvice = defineCall({
  name: 'getPageAdvice',
  ...routes.getPageAdvice,
  about:
    'What could be better in a page before it is published: for who reads it aloud, in a search, in another language, on a large screen. None of it keeps the page from being published.',
  who: 'admin',
  area: 'content',
  params: z.object({ id: IdParam }),
  output: z.object({ advice: z.array(PageAdvice) }),
  refusals: ['thing-not-found'],
})
