import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { PAYMENT_FAILURES } from '#contract/payments/closed-sets.ts'
import * as routes from './routes.ts'

const Reference = z.string().regex(/^[0-9a-f]{32}$/)

export const TestPayment = z.object({
  reference: Reference,
  /** What is being paid, as the estate named it. */
  label: z.string(),
  amount: z.number(),
  state: z.enum(['OPEN', 'CHALLENGED', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** Where the browser goes back to, once it is over. */
  returnUrl: z.string().nullable(),
})
export type TestPayment = z.infer<typeof TestPayment>

export const getTestPayments = defineCall({
  name: 'getTestPayments',
  ...routes.getTestPayments,
  about: 'The books of the built-in bank of test cards, newest first: what was paid there, and what went back.',
  who: 'admin',
  area: 'orders',
  output: z.object({
    testPayments: z.array(
      TestPayment.omit({ returnUrl: true }).extend({ refunded: z.number(), createdAt: z.string() }),
    ),
  }),
  refusals: ['provider-unknown'],
})

export const getTestPayment = defineCall({
  name: 'getTestPayment',
  ...routes.getTestPayment,
  about: 'A payment at the built-in bank of test cards.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ reference: Reference }),
  output: TestPayment,
  refusals: ['payment-not-found'],
  isOpenWhileBuilding: true,
})

export const payWithTestCard = defineCall({
  name: 'payWithTestCard',
  ...routes.payWithTestCard,
  about: 'Pays with a test card. The number decides how it ends; no number is kept.',
  who: 'visitor',
  params: z.object({ reference: Reference }),
  body: z.object({
    number: OneLine(40),
    /** `12/30`. */
    expiry: OneLine(10),
    securityCode: OneLine(10),
  }),
  output: TestPayment,
  refusals: ['payment-not-found', 'payment-over'],
  priority: 'critical',
  isOpenWhileBuilding: true,
})

export const answerTestChallenge = defineCall({
  name: 'answerTestChallenge',
  ...routes.answerTestChallenge,
  about: 'Confirms or refuses the strong authentication of a test card, or leaves the page of the bank.',
  who: 'visitor',
  params: z.object({ reference: Reference }),
  body: z.object({ answer: z.enum(['CONFIRM', 'REFUSE', 'CANCEL']) }),
  output: TestPayment,
  refusals: ['payment-not-found', 'payment-over'],
  priority: 'critical',
  isOpenWhileBuilding: true,
})
