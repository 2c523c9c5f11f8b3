import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const PageFacts = z.object({
  id: z.number().int(),
  idSite: z.number().int(),
  idParent: z.number().int().nullable(),
  type: z.string(),
  order: z.number().int(),
  isValid: z.boolean(),
  isText: z.boolean(),
  showInMenu: z.boolean(),
  isFixedOnRight: z.boolean(),
  useAbsoluteMenu: z.boolean(),
  reload: z.boolean(),
  menuIcon: z.string().nullable(),
  cms: z.object({ isCmsPage: z.boolean(), route: z.string().nullable() }),
  isCustomHeader: z.boolean(),
  isCustomFooter: z.boolean(),
  isEcommercePage: z.boolean(),
  link: z.object({ type: z.string(), url: z.string() }).nullable(),
  title: z.string(),
  url: z.string(),
  menuTitle: z.string(),
  metaDescription: z.string(),
})

export type Page = z.infer<typeof PageFacts> & { children: Page[] }
export const Page: z.ZodType<Page> = PageFacts.extend({
  get children() {
    return z.array(Page)
  },
})

export const getPages = defineCall({
  name: 'getPages',
  ...routes.getPages,
  about: 'The pages of the site in the caller’s language, as a menu tree.',
  who: 'visitor',
  isShared: true,
  output: listOutput('page', Page),
  refusals: [],
  isShell: true,
})

export const getPage = defineCall({
  name: 'getPage',
  ...routes.getPage,
  about: 'One page of the site in the caller’s language, with the pages below it.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: Page,
  refusals: ['page-not-found'],
})
