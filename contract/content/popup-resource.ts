import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Moment, OneLine, Slug, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { textsOf } from '#contract/office/texts.ts'
import { POPUP_PAGES } from './closed-sets.ts'
import { Href } from './section-fields.ts'

const Fields = z.object({
  isPublished: z.boolean().default(false),
  mediaId: MediaId.nullable().default(null),
  texts: textsOf(
    z.object({
      title: OneLine(200).min(1),
      text: Text(4_000),
      linkLabel: OneLine(80).min(1).nullable(),
      linkUrl: Href.nullable(),
    }),
  ),
  /** Where it opens by itself; nowhere: by a link (`#popup-3`) only. */
  onKinds: z.array(z.enum(POPUP_PAGES)).max(POPUP_PAGES.length).default([]),
  /** Pages by their addresses; the home page is `accueil`. */
  onPages: z.array(Slug(100)).max(50).default([]),
  /** A new one waits until the page is looked at, unless somebody says otherwise. */
  afterSeconds: z.number().int().min(1).max(3_600).nullable().default(3),
  /** In percent of the page. */
  afterScroll: z.number().int().min(1).max(100).nullable().default(null),
  shownFrom: Moment.nullable().default(null),
  shownUntil: Moment.nullable().default(null),
  showsOnEveryReload: z.boolean().default(false),
  /** How many days a closed one stays away; none is for good. */
  againDays: z.number().int().min(1).max(3_650).nullable().default(null),
  /** Only for signed-in customers who are known to be of age. */
  isAlcoholPromotion: z.boolean().default(false),
})
export type PopupFields = z.infer<typeof Fields>

export const popups = defineResource({
  one: 'popup',
  many: 'popups',
  path: '/admin/popup',
  area: 'content',
  about: 'the popups: what they say, where, when and how often they open',
  fields: Fields,
  row: z.object({
    title: z.string().nullable(),
    state: z.enum(PUBLICATION_STATES),
    isPublished: z.boolean(),
    opensBySelf: z.boolean(),
    shownFrom: z.string().nullable(),
    shownUntil: z.string().nullable(),
    mediaId: z.string().nullable(),
    languages: z.array(z.string()),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      state: { value: 'text', operators: ['equal', 'different'] },
      opensBySelf: { value: 'boolean', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['id', 'title', 'shownFrom', 'shownUntil'],
    defaultOrder: '-id',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean() }),
})
