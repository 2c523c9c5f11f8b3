import type { OrderWords } from './fr.ts'

export const en: OrderWords = {
  statuses: {
    AWAITING_PAYMENT: 'Awaiting payment',
    PAID: 'Paid',
    IN_PREPARATION: 'In preparation',
    SHIPPED: 'Shipped',
    READY_FOR_PICKUP: 'Ready for pick-up',
    DELIVERED: 'Delivered',
    CANCELLED: 'Cancelled',
    PARTLY_REFUNDED: 'Partly refunded',
    REFUNDED: 'Refunded',
  },
  deliveryTypes: {
    DELIVERY: 'Home delivery',
    PICKUP: 'Access point',
    CLICK_AND_COLLECT: 'Collected at the estate',
    NO_DELIVERY: 'No delivery',
  },
  paymentStatuses: {
    PENDING: 'Under way',
    SUCCEEDED: 'Accepted',
    FAILED: 'Refused',
    CANCELLED: 'Given up',
    HELD: 'Held',
    REFUNDED: 'Returned',
  },
  paymentFailures: {
    'card-declined': 'The bank has declined the card.',
    'insufficient-funds': 'There are not enough funds on the card.',
    'card-expired': 'The card has expired.',
    'wrong-security-code': 'The security code is not the right one.',
    'authentication-failed': 'The authentication did not succeed.',
    'processing-error': 'The bank could not handle the payment. Try again in a moment.',
    'cancelled-by-customer': 'The payment was given up.',
  },
  reasons: {
    'sold-out': 'the stock ran out before your payment arrived',
    'paid-in-vain': 'the payment came for an order that was no longer to be paid',
    replaced: 'the order was replaced by another',
    unpaid: 'the order was not paid in time',
    cancelled: 'the order was cancelled',
    'given-up': 'cancelled at the customer’s request',
    return: 'goods returned',
    withdrawal: 'withdrawal from the purchase',
  },
  paymentLabel: (estate, reference) => `${estate} — order ${reference}`,
  obstacles: {
    empty: 'The cart is empty.',
    'line-unavailable': 'This product is no longer available. Take it out to go on.',
    stock: 'There is not enough left. Lower the quantity to go on.',
    'too-expensive':
      'This order exceeds what can be paid online. Lower a quantity, or write to us to arrange the rest.',
    'too-few-bottles': (missing) => `Add ${missing} bottle${missing > 1 ? 's' : ''} so that the parcel can leave.`,
    'too-many-bottles': (excess) => `Take out ${excess} bottle${excess > 1 ? 's' : ''}: a parcel holds no more.`,
    'not-a-multiple-of-bottles': (missing) => `Add ${missing} bottle${missing > 1 ? 's' : ''} to fill the case.`,
  },
}
