import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'

/** `09:30`, as clocks in Paris show it. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const Hours = z.object({
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  opens: ClockTime,
  closes: ClockTime,
})

export const collectionPlaces = defineResource({
  one: 'collectionPlace',
  many: 'collectionPlaces',
  path: '/admin/collection-place',
  area: 'deliveries',
  about: 'the places where orders can be fetched, with their hours, closing days and room',
  fields: z.object({
    /** One of the estate’s addresses. */
    idAddress: Id,
    slotMinutes: z.number().int().min(10).max(480).default(60),
    /** Orders that one slot can take. */
    capacity: z.number().int().min(1).max(1_000).default(4),
    closesOnHolidays: z.boolean().default(true),
    hours: z.array(Hours).max(70).default([]),
    /** Days on which nothing is handed over. */
    closures: z
      .array(z.object({ day: z.iso.date() }))
      .max(1_000)
      .default([]),
  }),
  facts: z.object({ name: z.string(), city: z.string(), waiting: z.number().int() }),
  row: z.object({
    idAddress: z.number().int(),
    name: z.string(),
    city: z.string(),
    capacity: z.number().int(),
    slotMinutes: z.number().int(),
    /** Orders that are still to be fetched there. */
    waiting: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
      idAddress: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['name', 'city', 'capacity'],
    defaultOrder: 'name',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
