import type { ArrivalWords } from './fr.ts'

export const en: ArrivalWords = {
  either: '{from} or {until}',
  between: 'between {from} and {until}',
  home: 'With you {days}',
  relay: 'At the pick-up point {days}',
}
