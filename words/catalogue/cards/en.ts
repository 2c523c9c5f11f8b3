import type { CardWords } from './fr.ts'

export const en: CardWords = {
  from: 'from',
  onRequest: 'Price on request',
  reference: 'Lowest price of the last 30 days:',
  referenceNote: 'Crossed-out price: the lowest of the 30 days before the reduction.',
  inStock: 'In stock',
  lowStock: 'Only {n} left',
  soldOut: 'Sold out',
  byMultiple: 'sold by {n}',
  quickShort: 'Add {n}',
  quickAdd: 'Add {n} to the cart: {name}',
  search: 'Search',
}
