import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { PAGE_TEMPLATES } from './closed-sets.ts'
import { DeskPage, DeskSection } from './page-content.ts'
import * as routes from './routes.ts'

export const getPageStart = defineCall({
  name: 'getPageStart',
  ...routes.getPageStart,
  about:
    'What a page begins with, by its template, in the languages of the estate: its own name, place, wines, hours and pictures where it has them. Nothing is kept of it.',
  who: 'admin',
  area: 'content',
  params: z.object({ template: z.enum(PAGE_TEMPLATES) }),
  output: z.object({ content: DeskPage }),
  refusals: [],
})

export const getSectionStart = defineCall({
  name: 'getSectionStart',
  ...routes.getSectionStart,
  about:
    'What a section of a kind begins with in the languages of the estate, of its own name, wines and pictures; nothing where the estate has nothing for it. Nothing is kept of it.',
  who: 'admin',
  area: 'content',
  params: z.object({ type: DeskSection.shape.type }),
  output: z.object({ sections: z.partialRecord(z.enum(['fr', 'en']), DeskSection) }),
  refusals: [],
})
