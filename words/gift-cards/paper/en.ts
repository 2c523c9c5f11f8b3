import type { GiftPaperWords } from './fr.ts'

export const en: GiftPaperWords = {
  kind: 'Gift card',
  title: 'Gift card of {estate}',
  credit: 'Credit for your purchases',
  creditTitle: 'Credit at {estate}',
  to: 'For {name}',
  from: 'From {name}',
  code: 'Code of the card',
  until: 'Valid until {date}, in one go or several.',
  use: 'Write this code when you pay at {site}. Whoever knows it can use it: keep this card like a banknote.',
  file: 'gift-card',
}
