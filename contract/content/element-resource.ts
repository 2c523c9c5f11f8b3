import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Moment, OneLine, Slug, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { PARTNER_KINDS } from './closed-sets.ts'
import { Href } from './section-fields.ts'

/** What all elements have, whatever their route. */
const common = {
  isPublished: z.boolean().default(true),
  /** When it is to be shown, and when hidden; each is emptied once that is done. */
  showAt: Moment.nullable().default(null),
  hideAt: Moment.nullable().default(null),
  position: z.number().int().min(0).max(10_000).default(0),
  url: Href.nullable().default(null),
  mediaId: MediaId.nullable().default(null),
  texts: textsOf(z.object({ title: OneLine(200).min(1), description: Text(4_000) })),
}

const Element = z.object({
  /** Where it stands: `link-footer`, `logo-footer`, or what a site of its own asks for. */
  route: Slug(100),
  ...common,
})

const Partner = z.object({
  kind: z.enum(PARTNER_KINDS),
  ...common,
  address: OneLine(200).default(''),
  postalCode: OneLine(20).min(1),
  city: OneLine(120).min(1),
  phone: OneLine(40).min(1).nullable().default(null),
  /** Not said, it is the middle of its commune. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
})
export type PartnerFields = z.infer<typeof Partner>

const search = { value: 'text', operators: ['equal'] } as const
const choice = { value: 'text', operators: ['equal', 'different'] } as const
const yes = { value: 'boolean', operators: ['equal'] } as const
const number = { value: 'number', operators: ['equal'] } as const
const alike = z.object({ isPublished: z.boolean(), showAt: Moment.nullable(), hideAt: Moment.nullable() })
const told = {
  title: z.string().nullable(),
  isPublished: z.boolean(),
  showAt: z.string().nullable(),
  hideAt: z.string().nullable(),
  position: z.number().int(),
  mediaId: z.string().nullable(),
  url: z.string().nullable(),
}

export const elements = defineResource({
  one: 'element',
  many: 'elements',
  path: '/admin/element',
  area: 'content',
  about: 'the links and logos of the footer, and other elements by their route; partners and events apart',
  fields: Element,
  row: z.object({ ...told, route: z.string() }),
  list: defineList({
    filters: { search, route: choice, isPublished: yes, id: number },
    orderBy: ['place', 'position', 'title', 'id'],
    defaultOrder: 'place',
    defaultNbItem: 100,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike,
})

export const partners = defineResource({
  one: 'partner',
  many: 'partners',
  path: '/admin/partner',
  area: 'content',
  about: 'the places where the wines are sold or poured',
  fields: Partner,
  row: z.object({
    ...told,
    kind: z.enum(PARTNER_KINDS),
    postalCode: z.string(),
    city: z.string(),
    isOnMap: z.boolean(),
  }),
  list: defineList({
    filters: { search, kind: choice, isPublished: yes, isOnMap: yes, id: number },
    orderBy: ['title', 'city', 'postalCode', 'position', 'id'],
    defaultOrder: 'title',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike,
})
