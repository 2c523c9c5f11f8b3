import type { HandlersOf } from '#api/calls/handler.ts'
import type * as payments from '#contract/payments/payments.ts'
import type * as refunds from '#contract/payments/refunds.ts'
import type * as testCards from '#contract/payments/test-cards.ts'
import { handleReceivePaymentEvent } from './receive-payment-event.ts'
import { handleRefundOrder } from './refund-order.ts'
import { handleAnswerTestChallenge } from './test-cards/answer-test-challenge.ts'
import { handleGetTestPayment } from './test-cards/get-test-payment.ts'
import { handleGetTestPayments } from './test-cards/get-test-payments.ts'
import { handlePayWithTestCard } from './test-cards/pay-with-test-card.ts'

export const paymentHandlers: HandlersOf<typeof payments & typeof refunds & typeof testCards> = {
  refundOrder: handleRefundOrder,
  receivePaymentEvent: handleReceivePaymentEvent,
  getTestPayments: handleGetTestPayments,
  getTestPayment: handleGetTestPayment,
  payWithTestCard: handlePayWithTestCard,
  answerTestChallenge: handleAnswerTestChallenge,
}
