import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { LIBRARY_KINDS } from './closed-sets.ts'
import { MediaId } from './pictures.ts'

const MOST_TAGS = 20
export const MediaTag = OneLine(40).min(1)
const Hundredths = z.number().int().min(0).max(100)

/** What is known of the file itself. */
const FileFacts = z.object({
  mediaId: MediaId,
  kind: z.enum(LIBRARY_KINDS),
  filename: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  createdAt: z.string(),
})

export const media = defineResource({
  one: 'mediaFile',
  many: 'media',
  path: '/admin/media',
  area: 'media',
  about: 'the pictures and films of the estate',
  fields: z.object({
    name: OneLine(120).min(1),
    tags: z.array(MediaTag).max(MOST_TAGS).default([]),
    focalX: Hundredths.default(50),
    focalY: Hundredths.default(50),
    posterMediaId: MediaId.nullable().default(null),
    texts: textsOf(z.object({ alt: OneLine(300) })),
  }),
  facts: FileFacts.extend({ sourceMediaId: MediaId.nullable(), uploadedBy: z.string().nullable() }),
  row: FileFacts.extend({
    name: z.string(),
    tags: z.array(z.string()),
    /** What is said of it to who cannot see it, in the reader's language or else in the first there is. */
    alt: z.string().nullable(),
    hasAlt: z.boolean(),
    isUsed: z.boolean(),
    focalX: z.number().int(),
    focalY: z.number().int(),
    posterMediaId: MediaId.nullable(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      kind: { value: 'text', operators: ['equal'] },
      tag: { value: 'text', operators: ['equal'] },
      isUsed: { value: 'boolean', operators: ['equal'] },
      hasAlt: { value: 'boolean', operators: ['equal'] },
      mediaId: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['createdAt', 'name', 'bytes'],
    defaultOrder: '-createdAt',
    defaultNbItem: 48,
  }),
  can: ['change', 'remove'],
})
