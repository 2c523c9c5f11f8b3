import type { HandlerContext } from '#api/calls/handler.ts'
import type { InputOf, RefusalOf } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'
import type { ShippingRequest } from '#contract/deliveries/deliveries.ts'
import type { Address } from '#contract/orders/orders.ts'

/** An order as it was sent: countries and access points may be named in several ways. */
export type SentOrder = InputOf<typeof createOrder>['body']

/** The same once it is read: each thing is said in one way, and places exist. */
export interface OrderBody extends Omit<SentOrder, 'address' | 'delivery'> {
  address: { delivery: Address | null; billing: Address }
  delivery: ShippingRequest
}

export type OrderContext = Pick<
  HandlerContext,
  'principal' | 'now' | 'locale' | 'randomId' | 'idempotencyKey' | 'visitor' | 'secrets'
>

/** Every "no" that an order may meet. */
export type OrderRefused = { refusal: RefusalOf<typeof createOrder> } | { problems: Problems }
