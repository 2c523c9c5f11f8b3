import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { listOutput } from '#contract/basics/shapes.ts'
import { Country } from '#contract/places/places.ts'
import * as routes from './routes.ts'

export const AddressType = z.object({ id: z.number().int(), value: z.string(), label: z.string() })

export const CompanyAddress = z.object({
  id: z.number().int(),
  idType: z.number().int(),
  type: z.string(),
  name: z.string(),
  address: z.string(),
  addressPart2: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country: Country,
  phone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** When orders can be fetched here (`getAllowedDates`); null where they cannot. */
  idCalendar: z.number().int().nullable(),
})
export type CompanyAddress = z.infer<typeof CompanyAddress>

const addressList = defineList({
  filters: {
    idType: { value: 'number', operators: ['equal', 'different'] },
    postalCode: { value: 'text', operators: ['equal', 'like'] },
    city: { value: 'text', operators: ['equal', 'like'] },
  },
  orderBy: ['order', 'id', 'name', 'city'],
  defaultOrder: 'order',
  defaultNbItem: 'all',
})

export const getCompanyAddresses = defineCall({
  name: 'getCompanyAddresses',
  ...routes.getCompanyAddresses,
  about: 'Where the estate is: cellar, registered office, places to fetch an order.',
  who: 'visitor',
  isShared: true,
  list: addressList,
  output: listOutput('address', CompanyAddress),
  refusals: [],
  isShell: true,
})

export const getAddressTypes = defineCall({
  name: 'getAddressTypes',
  ...routes.getAddressTypes,
  about:
    'The kinds of addresses, named in the caller’s language. Public although it lies under /admin: the site asks it on its first load.',
  who: 'visitor',
  isShared: true,
  output: listOutput('addressType', AddressType),
  refusals: [],
})
