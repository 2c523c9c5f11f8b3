import type { FeedWords } from './fr.ts'

export const en: FeedWords = {
  title: '{site}, the shop',
  description: 'All that can be bought online from {site}, prices with VAT.',
  lot: '{title}, set of {n}',
}
