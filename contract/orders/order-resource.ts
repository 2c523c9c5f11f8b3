import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { FULFILMENTS, MONEY_STATES, ORDER_STATUSES } from './closed-sets.ts'

const set = { value: 'text', operators: ['equal', 'different'] } as const
const number = { value: 'number', operators: ['equal'] } as const
const day = { value: 'day', operators: ['equal'] } as const

export const orders = defineResource({
  one: 'order',
  many: 'orders',
  path: '/admin/orders',
  area: 'orders',
  about: 'the estate’s orders',
  fields: z.object({}),
  hasOwnGet: true,
  row: z.object({
    reference: z.string(),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
    customer: z.string(),
    email: z.string(),
    /** Null for a guest. */
    idUser: z.number().int().nullable(),
    total: z.number(),
    refunded: z.number(),
    status: z.enum(ORDER_STATUSES),
    fulfilment: z.enum(FULFILMENTS),
    money: z.enum(MONEY_STATES),
    deliveryType: z.enum(DELIVERY_TYPES),
    carrier: z.string().nullable(),
    /** Where it goes: the town, the access point or the place where it is fetched. */
    place: z.string().nullable(),
    collectFrom: z.string().nullable(),
    collectUntil: z.string().nullable(),
    /** Of wine, those in boxes too. */
    bottles: z.number().int(),
    notes: z.number().int(),
  }),
  list: defineList({
    filters: {
      /** In its number, and the name and address of its customer. */
      search: { value: 'text', operators: ['equal'] },
      id: number,
      status: set,
      fulfilment: set,
      money: set,
      deliveryType: set,
      idCarrier: number,
      /** Where it is fetched. */
      idPlace: number,
      idUser: number,
      /** Of a guest, who has no account. */
      email: { value: 'text', operators: ['equal'] },
      idProduct: number,
      discountCode: { value: 'text', operators: ['equal'] },
      total: {
        value: 'number',
        operators: ['equal', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'],
      },
      /** The days of Paris on which it was made. */
      from: day,
      until: day,
      /** And those on which it is to be fetched. */
      collectFrom: day,
      collectUntil: day,
    },
    orderBy: ['createdAt', 'total', 'customer', 'status', 'collectFrom'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})
