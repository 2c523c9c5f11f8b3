import type { PickingWords } from './fr.ts'

export const en: PickingWords = {
  kind: 'Picking list',
  title: 'Picking list of {day}',
  filename: 'picking-list',
  date: 'Made on',
  orders: 'Orders',
  columns: { quantity: 'Quantity', name: 'Article' },
  reference: 'Ref. {reference}',
  answer: '{label}: {text}',
  into: '{quantity} for {reference}',
  one: '1 article to fetch',
  count: '{count} articles to fetch',
  paging: 'Page {page} of {pages}',
}
