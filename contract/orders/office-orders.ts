import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, Id, IdParam, Text } from '#contract/basics/shapes.ts'
import { OutboxMail } from '#contract/mails/mails.ts'
import { OfficeNote } from '#contract/office/notes.ts'
import { PAYMENT_FAILURES, PAYMENT_MEANS, PAYMENT_STATUSES } from '#contract/payments/closed-sets.ts'
import { RETURN_STATES } from '#contract/returns/closed-sets.ts'
import {
  FULFILMENTS,
  LABEL_FORMATS,
  MONEY_MOVES,
  ORDER_ACTORS,
  ORDER_SOURCES,
  ORDER_STATUSES,
  REFUND_STATES,
} from './closed-sets.ts'
import { Order } from './orders.ts'
import * as routes from './routes.ts'

/** By name, or else by address; null where nobody did it, or somebody who is gone. */
const Who = z.string().nullable()

const OfficeOrder = Order.extend({
  /** Of the account that it belongs to; null for a guest’s. */
  idUser: z.number().int().nullable(),
  /** What has become of the goods, in the order in which it happened. */
  goods: z.array(
    z.object({
      at: z.string(),
      status: z.enum(ORDER_STATUSES),
      actor: z.enum(ORDER_ACTORS),
      who: Who,
      detail: z.string(),
    }),
  ),
  /** And of the money: each amount that came or went. */
  moneyMoves: z.array(z.object({ at: z.string(), kind: z.enum(MONEY_MOVES), amount: z.number() })),
  /** Each try to pay. */
  payments: z.array(
    z.object({
      id: z.number().int(),
      provider: z.string(),
      reference: z.string().nullable(),
      status: z.enum(PAYMENT_STATUSES),
      failure: z.enum(PAYMENT_FAILURES).nullable(),
      amount: z.number(),
      refunded: z.number(),
      /** What stands on the cheque or the receipt, and the day it came; of what the estate received by itself. */
      note: z.string(),
      receivedOn: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  /** Where the estate entered it by itself. */
  entry: z
    .object({
      source: z.enum(ORDER_SOURCES),
      means: z.enum(PAYMENT_MEANS),
      isTakenAway: z.boolean(),
      discountReason: z.string(),
      who: Who,
    })
    .nullable(),
  /** Until when an unpaid order holds its stock. */
  heldUntil: z.string().nullable(),
  refunds: z.array(
    z.object({
      id: z.number().int(),
      status: z.enum(REFUND_STATES),
      amount: z.number(),
      shipping: z.number(),
      goodwill: z.number(),
      reason: z.string(),
      who: Who,
      createdAt: z.string(),
      doneAt: z.string().nullable(),
      lines: z.array(
        z.object({
          line: z.number().int(),
          quantity: z.number().int(),
          amount: z.number(),
          isRestocked: z.boolean(),
        }),
      ),
    }),
  ),
  /** Its invoice and credit notes; `path` is where the API gives each as a PDF. */
  documents: z.array(
    z.object({
      number: z.string(),
      isCreditNote: z.boolean(),
      issuedAt: z.string(),
      total: z.number(),
      path: z.string(),
    }),
  ),
  /** Newest first; none for who may not see mails. */
  mails: z.array(
    OutboxMail.pick({ id: true, kind: true, subject: true, recipient: true }).extend({
      createdAt: z.string(),
      sentAt: z.string().nullable(),
      error: z.string().nullable(),
    }),
  ),
  notes: z.array(OfficeNote),
  /** What its customer has asked about it. */
  messages: z.array(z.object({ id: z.number().int(), text: z.string(), createdAt: z.string() })),
  returns: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(RETURN_STATES),
      isWithdrawal: z.boolean(),
      askedAt: z.string(),
    }),
  ),
  /** Counts its changes: whoever edits it says which one they have seen. */
  version: z.number().int(),
  /** Who brings it, for whoever looks for another access point. */
  idCarrier: z.number().int().nullable(),
  /** What of it can still be changed. */
  editable: z.object({ address: z.boolean(), relay: z.boolean(), slot: z.boolean(), lines: z.boolean() }),
  /** What was added to it: orders of their own that go with it. */
  supplements: z.array(
    z.object({
      id: z.number().int(),
      reference: z.string(),
      total: z.number(),
      fulfilment: z.enum(FULFILMENTS),
      /** Until when it can be paid. */
      until: z.string().nullable(),
    }),
  ),
  /** The order that it was added to. */
  supplemented: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  /** When its papers were last printed, where it was changed since. */
  printedBefore: z.string().nullable(),
  /** What can be done with it now: `PUT /admin/order/:id/status`, and refunds. */
  moves: z.array(z.enum(FULFILMENTS)),
  isRefundable: z.boolean(),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

export const getOfficeOrder = defineCall({
  name: 'getOfficeOrder',
  ...routes.getOfficeOrder,
  about:
    'One order with all that the estate knows of it: what happened to goods and money and by whom, papers, mails, notes, questions, returns, and what can be done now.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  output: z.object({ order: OfficeOrder }),
  refusals: ['thing-not-found'],
})

export const addOrderNote = defineCall({
  name: 'addOrderNote',
  ...routes.addOrderNote,
  about: 'Notes something about an order, for the estate’s people only. The log of changes says that, not what.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: z.object({ text: Text(2_000).min(1) }),
  output: z.object({ note: OfficeNote }),
  refusals: ['order-not-found'],
})

export const removeOrderNote = defineCall({
  name: 'removeOrderNote',
  ...routes.removeOrderNote,
  about: 'Takes a note about an order away.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam, note: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})

/** `12,15,18` */
const OrderIds = z.object({ ids: z.string().regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/) })

const Picking = z.object({
  orders: z.array(
    z.object({ id: z.number().int(), reference: z.string(), customer: z.string(), fulfilment: z.enum(FULFILMENTS) }),
  ),
  /** What to fetch from the cellar, each product, vintage and format once; what is made to measure, each by itself. */
  lines: z.array(
    z.object({
      idProduct: z.number().int().nullable(),
      idDeclination: z.number().int().nullable(),
      name: z.string(),
      label: z.string(),
      reference: z.string(),
      quantity: z.number().int(),
      answers: z.array(z.object({ label: z.string(), text: z.string() })),
      /** Into which orders they go. */
      orders: z.array(z.object({ id: z.number().int(), reference: z.string(), quantity: z.number().int() })),
    }),
  ),
  pieces: z.number().int(),
})
export type Picking = z.infer<typeof Picking>

export const getPickingList = defineCall({
  name: 'getPickingList',
  ...routes.getPickingList,
  about: 'What several orders take from the cellar together, up to a hundred of them: what was refunded is left out.',
  who: 'admin',
  area: 'orders',
  query: OrderIds,
  output: z.object({ picking: Picking }),
  refusals: ['order-not-found'],
})

export const getPackingSlips = defineCall({
  name: 'getPackingSlips',
  ...routes.getPackingSlips,
  about: 'The packing slips of several orders, one after the other in one PDF, each in its order’s language.',
  who: 'admin',
  area: 'orders',
  query: OrderIds,
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found', 'overloaded'],
})

export const getShippingLabels = defineCall({
  name: 'getShippingLabels',
  ...routes.getShippingLabels,
  about:
    'Address labels for the parcels of several orders as a PDF: from whom, to whom, and what carriers must know. They carry no postage.',
  who: 'admin',
  area: 'orders',
  query: OrderIds.extend({
    format: z.enum(LABEL_FORMATS).default('A4_4'),
    /** How many parcels each order goes in. */
    parcels: z.coerce.number().int().min(1).max(20).default(1),
    /** The first place of the sheet that is free. */
    first: z.coerce.number().int().min(1).max(8).default(1),
  }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found', 'nothing-to-send', 'overloaded'],
})

export const getPickingListFile = defineCall({
  name: 'getPickingListFile',
  ...routes.getPickingListFile,
  about: 'The same list on paper: a PDF in the caller’s language, to be ticked in the cellar.',
  who: 'admin',
  area: 'orders',
  query: OrderIds,
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found', 'overloaded'],
})

export const moveOrders = defineCall({
  name: 'moveOrders',
  ...routes.moveOrders,
  about:
    'Takes several orders one step further, up to a hundred: those that may are moved, and their customers told as by `PUT /admin/order/:id/status`; the others are named.',
  who: 'admin',
  area: 'orders',
  body: z.object({
    ids: z.array(Id).min(1).max(100),
    status: z.enum(['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED']),
  }),
  output: z.object({ moved: z.array(z.number().int()), refused: z.array(z.number().int()) }),
  refusals: [],
})
