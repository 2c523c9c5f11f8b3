import type { PaymentLinkWords } from './fr.ts'

export const en: PaymentLinkWords = {
  eyebrow: 'Payment',
  title: 'Pay order {reference}',
  intro: 'Check the details, accept our terms, then pay by bank card. This link is valid until {day}.',
  details: 'What was ordered',
  quantity: '{n} ×',
  subtotal: 'Products',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total, VAT included',
  due: 'To pay now',
  delivery: {
    DELIVERY: 'Home delivery',
    PICKUP: 'Delivery to an access point',
    CLICK_AND_COLLECT: 'Collection at the estate',
    NO_DELIVERY: 'No delivery',
  },
  accept: 'I am at least 18 years old and accept the {link}.',
  terms: 'terms of sale',
  newTab: 'new tab',
  submit: 'Pay {amount}',
  failed: 'The payment did not go through and nothing was charged. You can try again, with another card for instance.',
  problems: 'Check the fields marked below.',
  paid: {
    title: 'Thank you, your payment is accepted.',
    intro: 'Order {reference} is paid. There is nothing more for you to do.',
  },
  over: {
    title: 'This link is no longer valid.',
    intro:
      'The order was cancelled or replaced, or the time to pay it has passed. Nothing was charged. Write to us and we will send you another one.',
  },
  unknown: {
    title: 'There is no such link.',
    intro: 'Check that the address is complete, or write to us.',
  },
  contact: 'Write to us',
}
