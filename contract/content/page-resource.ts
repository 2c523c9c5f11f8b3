import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id, OneLine } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { PAGE_KINDS, PAGE_LINKS } from './closed-sets.ts'

/** Of one word, as addresses are read: the home page has none. */
const PageUrl = z
  .string()
  .max(100)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)

/** As drawings are named: `wine-bottle`, `fa-solid fa-wine-bottle`. */
const IconName = OneLine(60).regex(/^(fa-(solid|regular|brands) )?[a-z0-9]+(-[a-z0-9]+)*$/)

const Fields = z.object({
  idParent: Id.nullable().default(null),
  /** Everyone sees it; a page that was never published does not begin so. */
  isValid: z.boolean().default(false),
  showInMenu: z.boolean().default(true),
  isFixedOnRight: z.boolean().default(false),
  useAbsoluteMenu: z.boolean().default(false),
  isEcommercePage: z.boolean().default(false),
  menuIcon: IconName.nullable().default(null),
  /** Of a page that only leads elsewhere: to what. */
  linkType: z.enum(PAGE_LINKS).nullable().default(null),
  /** Of one that leads to an address or to a popup (`#popup-3`). */
  linkUrl: OneLine(500).min(1).nullable().default(null),
  texts: textsOf(
    z.object({
      title: OneLine(200).min(1),
      url: PageUrl,
      menuTitle: OneLine(80).min(1),
      metaDescription: OneLine(400),
    }),
  ),
})
export type PageFields = z.infer<typeof Fields>

export const pages = defineResource({
  one: 'page',
  many: 'pages',
  path: '/admin/pages',
  area: 'content',
  about: 'the pages of the site and their places in the menu',
  fields: Fields,
  facts: z.object({
    order: z.number().int(),
    /** Of a page that the site itself needs: its name there. It keeps its address and is not thrown away. */
    route: z.string().nullable(),
    isTrashed: z.boolean(),
    kind: z.enum(PAGE_KINDS),
  }),
  row: z.object({
    title: z.string(),
    menuTitle: z.string(),
    url: z.string(),
    idParent: Id.nullable(),
    order: z.number().int(),
    route: z.string().nullable(),
    isValid: z.boolean(),
    showInMenu: z.boolean(),
    linkType: z.string().nullable(),
    kind: z.enum(PAGE_KINDS),
    isTrashed: z.boolean(),
    hasDraft: z.boolean(),
    changedAt: z.string().nullable(),
    plannedFor: z.string().nullable(),
    /** Languages of the estate that it has sections in. */
    languages: z.array(z.string()),
    /** How it looks, as an address after `/api`. */
    picture: z.string().nullable(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
      isTrashed: { value: 'boolean', operators: ['equal'] },
      isValid: { value: 'boolean', operators: ['equal'] },
    },
    orderBy: ['order', 'title'],
    defaultOrder: 'order',
    defaultNbItem: 100,
  }),
  can: ['create', 'change'],
})
