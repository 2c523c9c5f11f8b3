import type { PackingWords } from './fr.ts'

export const en: PackingWords = {
  kind: 'Packing slip',
  title: 'Packing slip, order {reference}',
  filename: 'packing-slip',
  severalFilename: 'packing-slips',
  order: 'Order',
  date: 'Placed on',
  way: 'Delivery',
  ways: {
    DELIVERY: 'Home delivery',
    PICKUP: 'Pick-up point',
    CLICK_AND_COLLECT: 'Collection on site',
    NO_DELIVERY: 'No delivery',
  },
  to: {
    DELIVERY: 'Deliver to',
    PICKUP: 'Deliver to the pick-up point',
    CLICK_AND_COLLECT: 'Collected at',
    NO_DELIVERY: 'For',
  },
  orderedBy: 'Ordered by',
  columns: { quantity: 'Quantity', name: 'Article' },
  reference: 'Ref. {reference}',
  answer: '{label}: {text}',
  slot: 'On {day}, from {from} to {until}',
  message: 'Message from the customer',
  one: '1 article to pack',
  count: '{count} articles to pack',
  paging: 'Page {page} of {pages}',
}
