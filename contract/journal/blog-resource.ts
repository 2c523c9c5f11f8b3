import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id, Moment, OneLine, Slug, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { FILED_STATES } from '#contract/office/publication-states.ts'
import { textsOf } from '#contract/office/texts.ts'
import { ArticleText, writtenFilters } from './written-texts.ts'

const Fields = z.object({
  folderId: Id,
  isPublished: z.boolean().default(false),
  /** The date that is told, now if nobody says one; one to come keeps it back until then. */
  publishedAt: Moment.optional(),
  author: OneLine(120).min(1).nullable().default(null),
  mediaId: MediaId.nullable().default(null),
  texts: textsOf(ArticleText),
  /** The wines that it speaks of. */
  productIds: z.array(Id).max(50).default([]),
})

export const blogs = defineResource({
  one: 'blog',
  many: 'blogs',
  path: '/admin/blog',
  area: 'content',
  about: 'the articles of the blog',
  fields: Fields,
  /** Whether visitors see the folder that it lies in. */
  facts: z.object({ isFolderShown: z.boolean() }),
  row: z.object({
    title: z.string().nullable(),
    folder: z.string().nullable(),
    state: z.enum(FILED_STATES),
    isPublished: z.boolean(),
    publishedAt: z.string(),
    author: z.string().nullable(),
    mediaId: z.string().nullable(),
    languages: z.array(z.string()),
  }),
  list: defineList({
    filters: { ...writtenFilters, folderId: { value: 'number', operators: ['equal'] } },
    orderBy: ['publishedAt', 'title', 'folder', 'id'],
    defaultOrder: '-publishedAt',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean(), folderId: Id }),
})

export const blogFolders = defineResource({
  one: 'blogFolder',
  many: 'blogFolders',
  path: '/admin/blog-folder',
  area: 'content',
  about: 'the folders that the articles of the blog lie in',
  fields: z.object({
    /** The folder that it lies in. */
    parentId: Id.nullable().default(null),
    position: z.number().int().min(0).max(10_000).default(0),
    /** What lies in a folder that is not published is seen by nobody either. */
    isPublished: z.boolean().default(true),
    /** At once if nobody says one; one to come keeps it back until then. */
    publishedAt: Moment.nullable().default(null),
    texts: textsOf(z.object({ name: OneLine(120).min(1), slug: Slug(120), description: Text(2_000) })),
  }),
  row: z.object({
    name: z.string().nullable(),
    parent: z.string().nullable(),
    state: z.enum(FILED_STATES),
    isPublished: z.boolean(),
    publishedAt: z.string().nullable(),
    position: z.number().int(),
    blogs: z.number().int(),
    languages: z.array(z.string()),
  }),
  list: defineList({
    filters: {
      ...writtenFilters,
      parentId: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['position', 'name', 'blogs', 'id'],
    defaultOrder: 'position',
    defaultNbItem: 100,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean() }),
})
