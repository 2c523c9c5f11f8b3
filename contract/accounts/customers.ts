import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, Text } from '#contract/basics/shapes.ts'
import { OfficeNote } from '#contract/office/notes.ts'
import { FULFILMENTS, MONEY_STATES } from '#contract/orders/closed-sets.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })
const Group = z.object({ id: z.number().int(), name: z.string() })

const Customer = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether they have shown that it is theirs. */
  isEmailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  birthdate: z.string().nullable(),
  language: z.string(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** What they have paid, without what went back, and for how many orders. */
  turnover: z.number(),
  paidOrders: z.number().int(),
  /** The last fifty, newest first; those of a guest with the confirmed address too. */
  orders: z.array(
    z.object({
      id: z.number().int(),
      reference: z.string(),
      createdAt: z.string(),
      total: z.number(),
      fulfilment: z.enum(FULFILMENTS),
      money: z.enum(MONEY_STATES),
    }),
  ),
  addresses: z.array(
    z.object({
      id: z.number().int(),
      firstname: z.string(),
      lastname: z.string(),
      company: z.string(),
      address: z.string(),
      addressPart2: z.string(),
      postalCode: z.string(),
      city: z.string(),
      idCountry: z.number().int(),
      isDeliveryDefault: z.boolean(),
      isBillingDefault: z.boolean(),
    }),
  ),
  /** Gift cards that were sent to the confirmed address, or bought by the account. */
  giftCards: z.array(
    z.object({
      id: z.number().int(),
      issued: z.number(),
      balance: z.number(),
      expiresAt: z.string(),
      isStopped: z.boolean(),
    }),
  ),
  /** What they have agreed to receive, list by list. */
  consents: z.array(
    z.object({
      list: z.string(),
      wording: z.string(),
      confirmedAt: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
  groups: z.array(Group),
  notes: z.array(OfficeNote),
})
export type Customer = z.infer<typeof Customer>

export const getCustomer = defineCall({
  name: 'getCustomer',
  ...routes.getCustomer,
  about: 'A customer with what the estate knows: orders, addresses, gift cards, consents, groups and notes.',
  who: 'admin',
  area: 'customers',
  params,
  output: z.object({ customer: Customer }),
  refusals: ['thing-not-found'],
})

export const setCustomerGroups = defineCall({
  name: 'setCustomerGroups',
  ...routes.setCustomerGroups,
  about: 'Says in which groups a customer is: these, and no others.',
  who: 'admin',
  area: 'customers',
  params,
  body: z.object({ ids: z.array(Id).max(100) }),
  output: z.object({ groups: z.array(Group) }),
  refusals: ['user-not-found', 'thing-not-found'],
})

export const addCustomerNote = defineCall({
  name: 'addCustomerNote',
  ...routes.addCustomerNote,
  about: 'Notes something about a customer, for the estate’s people; the customer may ask to read it, as the law says.',
  who: 'admin',
  area: 'customers',
  params,
  body: z.object({ text: Text(2_000).min(1) }),
  output: z.object({ note: OfficeNote }),
  refusals: ['user-not-found'],
})

export const removeCustomerNote = defineCall({
  name: 'removeCustomerNote',
  ...routes.removeCustomerNote,
  about: 'Takes a note about a customer away.',
  who: 'admin',
  area: 'customers',
  params: z.object({ id: IdParam, note: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})
