import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id, OneLine } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'

const Label = OneLine(80).min(1)

export const variations = defineResource({
  one: 'variation',
  many: 'variations',
  path: '/admin/variation',
  area: 'catalogue',
  about: 'ways in which declinations differ besides vintage and format',
  fields: z.object({
    position: z.number().int().min(0).max(10_000).default(0),
    texts: textsOf(z.object({ label: Label, displayLabel: Label.nullable() })),
    /** Its values. One that was there keeps its id: declinations point to it. */
    details: z
      .array(z.object({ id: Id.optional(), texts: textsOf(z.object({ label: Label })) }))
      .max(200)
      .default([]),
  }),
  row: z.object({ label: z.string().nullable(), position: z.number().int(), details: z.number().int() }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['position', 'label', 'id'],
    defaultOrder: 'position',
    defaultNbItem: 100,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
