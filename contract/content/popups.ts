import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import * as routes from './routes.ts'
import { SectionLink } from './section-fields.ts'

export const Popup = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  image: ShownPicture.nullable(),
  link: SectionLink.nullable(),
  showsOnEveryReload: z.boolean(),
})
export type Popup = z.infer<typeof Popup>

export const getPopup = defineCall({
  name: 'getPopup',
  ...routes.getPopup,
  about: 'What a popup says in the caller’s language.',
  who: 'visitor',
  params: z.object({ id: IdParam }),
  output: Popup,
  refusals: ['popup-not-found'],
})
