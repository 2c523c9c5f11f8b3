import type { HandlerContext } from '#api/calls/handler.ts'
import type { InputOf, RefusalOf } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'

export type OrderBody = InputOf<typeof createOrder>['body']
export type OrderContext = Pick<
  HandlerContext,
  'principal' | 'now' | 'locale' | 'randomId' | 'idempotencyKey' | 'visitor' | 'secrets'
>

/** Every "no" that an order may meet. */
export type OrderRefused = { refusal: RefusalOf<typeof createOrder> } | { problems: Problems }
