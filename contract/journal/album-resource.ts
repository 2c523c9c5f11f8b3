import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id, Moment, OneLine, Slug, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { textsOf } from '#contract/office/texts.ts'
import { writtenFilters } from './written-texts.ts'

const Percent = z.number().int().min(0).max(100)

/** A picture or a film of an album, in its place. */
const Entry = z.object({
  id: Id.optional(),
  mediaId: MediaId,
  /** What a film shows before it plays. */
  posterMediaId: MediaId.nullable(),
  focalX: Percent,
  focalY: Percent,
  texts: textsOf(z.object({ caption: OneLine(400), alt: OneLine(300) })),
})

export const albums = defineResource({
  one: 'album',
  many: 'albums',
  path: '/admin/album',
  area: 'content',
  about: 'the albums of pictures and films',
  fields: z.object({
    isPublished: z.boolean().default(false),
    /** Now if nobody says one; one to come keeps it back until then. */
    publishedAt: Moment.optional(),
    position: z.number().int().min(0).max(10_000).default(0),
    texts: textsOf(z.object({ title: OneLine(200).min(1), slug: Slug(200), description: Text(2_000) })),
    entries: z.array(Entry).max(500).default([]),
  }),
  /** Which of its files are films. */
  facts: z.object({ filmIds: z.array(z.string()) }),
  row: z.object({
    title: z.string().nullable(),
    state: z.enum(PUBLICATION_STATES),
    isPublished: z.boolean(),
    publishedAt: z.string(),
    position: z.number().int(),
    entries: z.number().int(),
    mediaId: z.string().nullable(),
    languages: z.array(z.string()),
  }),
  list: defineList({
    filters: writtenFilters,
    orderBy: ['position', 'publishedAt', 'title', 'entries', 'id'],
    defaultOrder: 'position',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean() }),
})
