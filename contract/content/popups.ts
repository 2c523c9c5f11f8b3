import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { POPUP_PAGES } from './closed-sets.ts'
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

/** A popup that opens by itself: where, when and how often. What it says is asked for when it is due. */
export const TimedPopup = z.object({
  id: z.number().int(),
  /** Slugs; the home page is `accueil`. */
  onPages: z.array(z.string()),
  onKinds: z.array(z.enum(POPUP_PAGES)),
  afterSeconds: z.number().int().nullable(),
  /** In percent of the page. */
  afterScroll: z.number().int().nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** How many days a closed one stays away; null is for good. */
  againDays: z.number().int().nullable(),
  showsOnEveryReload: z.boolean(),
  isAlcoholPromotion: z.boolean(),
})
export type TimedPopup = z.infer<typeof TimedPopup>

export const getPopups = defineCall({
  name: 'getPopups',
  ...routes.getPopups,
  about:
    'The popups that open by themselves in the caller’s language: on which pages, after how long or how far, and how often.',
  who: 'visitor',
  isShared: true,
  output: listOutput('popup', TimedPopup),
  refusals: [],
  isShell: true,
})

export const getPopup = defineCall({
  name: 'getPopup',
  ...routes.getPopup,
  about:
    'What a popup says in the caller’s language, in its days. What advertises alcohol is told to signed-in customers who are known to be of age, and does not exist for anybody else.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ id: IdParam }),
  output: Popup,
  refusals: ['popup-not-found'],
})
