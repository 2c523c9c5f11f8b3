import type { HandlersOf } from '#api/calls/handler.ts'
import type * as checkout from '#contract/checkout/checkout.ts'
import type * as enteredOrders from '#contract/checkout/entered-orders.ts'
import type * as paymentLinks from '#contract/checkout/payment-links.ts'
import { handleCreateOrder } from './create-order.ts'
import { handleDiscountOrder } from './discount-order.ts'
import { handleEnterOrder } from './entered/enter-order.ts'
import { handlePriceEntry } from './entered/price-entry.ts'
import { handleReceivePayment } from './entered/receive-payment.ts'
import { handleGetPaymentResult } from './get-payment-result.ts'
import { handleCreatePaymentLink } from './payment-links/create-payment-link.ts'
import { handleGetPaymentLink } from './payment-links/get-payment-link.ts'
import { handlePayByLink } from './payment-links/pay-by-link.ts'
import { handleValidateOrder } from './validate-order.ts'

export const checkoutHandlers: HandlersOf<typeof checkout> &
  HandlersOf<typeof enteredOrders> &
  HandlersOf<typeof paymentLinks> = {
  validateOrder: handleValidateOrder,
  discountOrder: handleDiscountOrder,
  createOrder: handleCreateOrder,
  getPaymentResult: handleGetPaymentResult,
  enterOrder: handleEnterOrder,
  priceEntry: handlePriceEntry,
  receivePayment: handleReceivePayment,
  createPaymentLink: handleCreatePaymentLink,
  getPaymentLink: handleGetPaymentLink,
  payByLink: handlePayByLink,
}
