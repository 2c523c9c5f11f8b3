import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Moment } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { textsOf } from '#contract/office/texts.ts'
import { ArticleText, writtenFilters } from './written-texts.ts'

const Fields = z.object({
  isPublished: z.boolean().default(false),
  /** The date that is told, now if nobody says one; one to come keeps it back until then. */
  publishedAt: Moment.optional(),
  /** While it is put before everything else; without an end, until somebody ends it. */
  promotedFrom: Moment.nullable().default(null),
  promotedUntil: Moment.nullable().default(null),
  mediaId: MediaId.nullable().default(null),
  texts: textsOf(ArticleText),
})
export type NewsFields = z.infer<typeof Fields>

export const news = defineResource({
  one: 'news',
  many: 'news',
  path: '/admin/news',
  area: 'content',
  about: 'the news of the estate',
  fields: Fields,
  row: z.object({
    title: z.string().nullable(),
    state: z.enum(PUBLICATION_STATES),
    isPublished: z.boolean(),
    publishedAt: z.string(),
    isPromoted: z.boolean(),
    mediaId: z.string().nullable(),
    languages: z.array(z.string()),
  }),
  list: defineList({
    filters: { ...writtenFilters, isPromoted: { value: 'boolean', operators: ['equal'] } },
    orderBy: ['publishedAt', 'title', 'id'],
    defaultOrder: '-publishedAt',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean() }),
})
