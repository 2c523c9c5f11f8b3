import type { GiftLineWords } from './fr.ts'

export const en: GiftLineWords = {
  credit: 'Credit for your purchases, by a code sent by e-mail',
  own: 'Sent by e-mail as soon as it is paid for',
  ownOn: 'Sent by e-mail on {day}',
  to: 'For {name}, sent by e-mail as soon as it is paid for',
  toOn: 'For {name}, sent by e-mail on {day}',
}
