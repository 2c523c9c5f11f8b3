import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id, OneLine } from '#contract/basics/shapes.ts'
import { PostalCode } from '#contract/deliveries/deliveries.ts'
import { defineResource } from '#contract/office/define-resource.ts'

export const companyAddresses = defineResource({
  one: 'companyAddress',
  many: 'companyAddresses',
  path: '/admin/company-address',
  area: 'deliveries',
  about: 'the estate’s own addresses: cellar door, registered office, pick-up places, where returns go',
  fields: z.object({
    /** By `GET /admin/address/type`. */
    idType: z.number().int().min(1).max(4),
    position: z.number().int().min(0).max(10_000).default(0),
    name: OneLine(120).min(1),
    address: OneLine(200).min(1),
    addressPart2: OneLine(200).nullable().default(null),
    postalCode: PostalCode,
    city: OneLine(100).min(1),
    idCountry: Id.default(250),
    phone: OneLine(30).nullable().default(null),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  }),
  row: z.object({
    name: z.string(),
    idType: z.number().int(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    position: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
      idType: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['position', 'name', 'city'],
    defaultOrder: 'position',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
