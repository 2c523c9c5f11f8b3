import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { IMPORT_KINDS, IMPORT_SOURCES, IMPORT_STATES } from './closed-sets.ts'

const equal = { value: 'text', operators: ['equal', 'different'] } as const
const Count = z.number().int()

/** How far it has come, and what became of its lines. */
export const ImportCounts = {
  lines: Count,
  done: Count,
  added: Count,
  changed: Count,
  same: Count,
  refused: Count,
  warned: Count,
}

export const imports = defineResource({
  one: 'import',
  many: 'imports',
  path: '/admin/import',
  area: 'imports',
  about: 'the files that the estate has brought along from elsewhere, and what became of them',
  fields: z.object({}),
  hasOwnGet: true,
  row: z.object({
    filename: z.string(),
    kind: z.enum(IMPORT_KINDS),
    source: z.enum(IMPORT_SOURCES),
    state: z.enum(IMPORT_STATES),
    ...ImportCounts,
    createdAt: z.string(),
    who: z.string().nullable(),
  }),
  list: defineList({
    filters: { kind: equal, state: equal, id: { value: 'number', operators: ['equal'] } },
    orderBy: ['createdAt', 'filename', 'kind', 'state'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})

export const pastOrders = defineResource({
  one: 'pastOrder',
  many: 'pastOrders',
  path: '/admin/past-order',
  area: 'orders',
  about: 'the orders of a former shop: history, neither sold nor accounted for here',
  fields: z.object({}),
  hasOwnGet: true,
  row: z.object({
    reference: z.string(),
    orderedAt: z.string(),
    customer: z.string(),
    email: z.string(),
    idUser: z.number().int().nullable(),
    status: z.string(),
    total: z.number(),
    currency: z.string(),
    articles: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      idUser: { value: 'number', operators: ['equal'] },
      from: { value: 'day', operators: ['equal'] },
      until: { value: 'day', operators: ['equal'] },
    },
    orderBy: ['orderedAt', 'reference', 'customer', 'total'],
    defaultOrder: '-orderedAt',
    defaultNbItem: 25,
  }),
  can: [],
})
