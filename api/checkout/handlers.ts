import type { HandlersOf } from '#api/calls/handler.ts'
import type * as checkout from '#contract/checkout/checkout.ts'
import { handleCreateOrder } from './create-order.ts'
import { handleDiscountOrder } from './discount-order.ts'
import { handleGetPaymentResult } from './get-payment-result.ts'
import { handleValidateOrder } from './validate-order.ts'

export const checkoutHandlers: HandlersOf<typeof checkout> = {
  validateOrder: handleValidateOrder,
  discountOrder: handleDiscountOrder,
  createOrder: handleCreateOrder,
  getPaymentResult: handleGetPaymentResult,
}
