import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'
import { Section } from './sections.ts'

export const PageContent = z.object({
  slug: z.string(),
  idPage: z.number().int(),
  route: z.string().nullable(),
  url: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  /** Words alone, shown in a reading measure. */
  isText: z.boolean(),
  /** The menu lies over its first picture. */
  useAbsoluteMenu: z.boolean(),
  /** It makes sense only where one can buy. */
  isEcommercePage: z.boolean(),
  /** Its address in each language that it has one in. */
  urls: z.partialRecord(z.enum(['fr', 'en']), z.string()),
  components: z.array(Section),
})
export type PageContent = z.infer<typeof PageContent>

export const getComponentConf = defineCall({
  name: 'getComponentConf',
  ...routes.getComponentConf,
  about:
    'What a page is made of in the caller’s language, from top to bottom. The slug is the page’s own: `accueil`, `notre-domaine`…',
  who: 'visitor',
  isShared: true,
  params: z.object({ slug: OneLine(200).min(1) }),
  output: PageContent,
  refusals: ['page-not-found'],
  isShell: true,
})
