import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
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
  about: 'What a popup says in the caller’s language.',
  method: 'GET',
  path: '/popup/:id',
  who: 'visitor',
  params: z.object({ id: IdParam }),
  output: Popup,
  refusals: ['popup-not-found'],
})
