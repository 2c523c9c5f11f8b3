import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, OneLine } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { CARRIER_PROVIDERS, CARRIER_TYPES, COUNTED_IN } from './closed-sets.ts'

const Days = z.number().int().min(0).max(60)

/** A price up to so many bottles or grams. */
const Band = z.object({
  countedIn: z.enum(COUNTED_IN),
  upTo: z.number().int().positive().max(10_000_000),
  price: Euros,
})

/** Where a carrier goes, or does not. */
const Zone = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  postalPrefixes: z.array(z.string().regex(/^[0-9A-Z]{1,10}$/)).max(200),
  isExcluded: z.boolean(),
  surcharge: Euros,
  extraDays: Days,
  bands: z.array(Band).max(100),
})

export const carriers = defineResource({
  one: 'carrier',
  many: 'carriers',
  path: '/admin/carrier',
  area: 'deliveries',
  about: 'the ways in which orders travel, with their zones and prices',
  fields: z.object({
    position: z.number().int().min(0).max(10_000).default(0),
    isValid: z.boolean().default(true),
    deliveryType: z.enum(CARRIER_TYPES),
    provider: z.enum(CARRIER_PROVIDERS).default('TABLE'),
    relayProvider: OneLine(40).nullable().default(null),
    isFreeFromThreshold: z.boolean().default(true),
    trackingUrl: z
      .string()
      .max(500)
      .regex(/^https:\/\/.*\{number\}/)
      .nullable()
      .default(null),
    leastDays: Days.nullable().default(null),
    mostDays: Days.nullable().default(null),
    texts: textsOf(z.object({ name: OneLine(120).min(1), delay: OneLine(200) })),
    zones: z.array(Zone).max(300).default([]),
  }),
  row: z.object({
    name: z.string().nullable(),
    deliveryType: z.enum(CARRIER_TYPES),
    isValid: z.boolean(),
    position: z.number().int(),
    zones: z.number().int(),
    fromPrice: z.number().nullable(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      deliveryType: { value: 'text', operators: ['equal'] },
      isValid: { value: 'boolean', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['position', 'name', 'isValid'],
    defaultOrder: 'position',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  hasTrash: true,
  alike: z.object({ isValid: z.boolean(), isFreeFromThreshold: z.boolean() }),
})
