import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { OneLine, Slug } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'

export const tags = defineResource({
  one: 'tag',
  many: 'tags',
  path: '/admin/tag',
  area: 'catalogue',
  about: 'the words by which the estate groups its products',
  fields: z.object({
    slug: Slug(80),
    position: z.number().int().min(0).max(10_000).default(0),
    texts: textsOf(z.object({ label: OneLine(80).min(1) })),
  }),
  row: z.object({
    label: z.string().nullable(),
    slug: z.string(),
    position: z.number().int(),
    products: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      slug: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['position', 'label', 'products', 'id'],
    defaultOrder: 'position',
    defaultNbItem: 100,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
