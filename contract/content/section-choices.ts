import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const Named = z.object({ id: Id, name: z.string() })

export const getSectionChoices = defineCall({
  name: 'getSectionChoices',
  ...routes.getSectionChoices,
  about:
    'What sections of a page can show of the estate: its wines, tags, forms, popups, albums, folders and shared sections, by name.',
  who: 'admin',
  area: 'content',
  output: z.object({
    wine: z.array(Named),
    tag: z.array(Named),
    form: z.array(Named),
    popup: z.array(Named),
    album: z.array(Named),
    folder: z.array(Named),
    shared: z.array(Named),
  }),
  refusals: [],
})
