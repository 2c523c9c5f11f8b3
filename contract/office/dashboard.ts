import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import * as routes from './routes.ts'

const Count = z.number().int()

/** What came in, and what had come in by then a year ago; net of refunds, VAT and delivery included. */
const Turnover = z.object({ amount: z.number(), orders: Count, lastYear: z.number() })
export type Turnover = z.infer<typeof Turnover>

const Dashboard = z.object({
  /** For who sees orders. */
  orders: z
    .object({
      toPrepare: Count,
      inPreparation: Count,
      toHandOver: Count,
      /** Those with money that nobody asked for. */
      held: Count,
    })
    .nullable(),
  returns: z.object({ toDecide: Count, underWay: Count, toRefund: Count, withdrawals: Count }).nullable(),
  turnover: z
    .object({
      today: Turnover,
      /** So far. */
      month: Turnover,
      year: Turnover,
      /** The last thirty, and the same days a year ago. */
      days: z.array(Turnover.extend({ day: z.string() })),
      /** The last twelve: `2026-11`. */
      months: z.array(Turnover.extend({ month: z.string() })),
    })
    .nullable(),
  /** Of the last thirty days, the ten that were sold most. */
  bestProducts: z
    .array(z.object({ idProduct: Count, name: z.string(), quantity: Count, amount: z.number() }))
    .nullable(),
  /** Of the last thirty days: carts that nobody ordered, those of the last hour left out. */
  cartsLeft: z.object({ carts: Count, amount: z.number() }).nullable(),
  /** Of the last thirty days: how many came from where, and how many ordered. */
  visits: z
    .object({
      visits: Count,
      orders: Count,
      sources: z.array(z.object({ source: z.string(), visits: Count })),
    })
    .nullable(),
  /** For who sees the stock: what is gone within thirty days at the pace of the last sixty, the soonest first. */
  runningOut: z
    .array(
      z.object({
        idProduct: Count,
        /** Null where the stock is the product’s. */
        idDeclination: Count.nullable(),
        name: z.string(),
        vintage: Count.nullable(),
        millilitres: Count.nullable(),
        left: Count,
        sold: Count,
        daysLeft: Count,
      }),
    )
    .nullable(),
  /** For who sees customers: what people wrote and nobody has answered. */
  messages: z.object({ toAnswer: Count }).nullable(),
  /** For who sees guests: what was answered to forms and nobody has read. */
  formAnswers: z.object({ unread: Count }).nullable(),
  privacy: z.object({ open: Count, overdue: Count, nextDueAt: z.string().nullable() }).nullable(),
  mails: z.object({ failed: Count, waiting: Count }).nullable(),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = defineCall({
  name: 'getDashboard',
  ...routes.getDashboard,
  about: 'What is to be done today and how the shop does. What the caller may not see is null.',
  who: 'admin',
  isForEveryRole: true,
  output: z.object({ dashboard: Dashboard }),
  refusals: [],
})
