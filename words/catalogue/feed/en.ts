import type { FeedWords } from './fr.ts'

export const en: FeedWords = {
  title: '{site}, the shop',
  description: 'The wines and all else that the online shop sells, prices with VAT.',
  lot: '{title}, set of {n}',
}
