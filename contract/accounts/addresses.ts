import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { Address, AddressRequest } from '#contract/orders/orders.ts'
import * as routes from './address-routes.ts'

const Defaults = {
  /** Offered first for deliveries. */
  isDeliveryDefault: z.boolean(),
  /** Offered first for invoices. */
  isBillingDefault: z.boolean(),
}

const CustomerAddress = Address.extend({ id: z.number().int(), ...Defaults })
export type CustomerAddress = z.infer<typeof CustomerAddress>

/** Validated as an order's is, with the same question about its town. */
const body = AddressRequest.extend({
  isDeliveryDefault: z.boolean().default(false),
  isBillingDefault: z.boolean().default(false),
})
const params = z.object({ id: IdParam })

export const getUserAddresses = defineCall({
  name: 'getUserAddresses',
  ...routes.getUserAddresses,
  about: 'The address book of an account, in the order in which they were added.',
  who: 'customer',
  output: z.object({ addresses: z.array(CustomerAddress) }),
  refusals: [],
})

export const addUserAddress = defineCall({
  name: 'addUserAddress',
  ...routes.addUserAddress,
  about:
    'Adds an address to the book, where each stands once; the first is offered first for everything. There is room for twenty.',
  who: 'customer',
  body,
  output: z.object({ address: CustomerAddress }),
  refusals: ['address-book-full', 'not-signed-in'],
  limit: { per: 'account', max: 100, seconds: 3600 },
})

export const updateUserAddress = defineCall({
  name: 'updateUserAddress',
  ...routes.updateUserAddress,
  about: 'Changes an address of the book. Another’s is as unknown as one that never was.',
  who: 'customer',
  params,
  body,
  output: z.object({ address: CustomerAddress }),
  refusals: ['address-not-found', 'not-signed-in'],
  limit: { per: 'account', max: 200, seconds: 3600 },
})

export const deleteUserAddress = defineCall({
  name: 'deleteUserAddress',
  ...routes.deleteUserAddress,
  about:
    'Takes an address out of the book; orders keep theirs. What was offered first leaves its place to the oldest left.',
  who: 'customer',
  params,
  output: z.object({ isDeleted: z.literal(true) }),
  refusals: ['address-not-found', 'not-signed-in'],
})
