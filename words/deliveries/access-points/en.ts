import type { AccessPointWords } from './fr.ts'

export const en: AccessPointWords = {
  legend: 'Choose your pick-up point',
  map: 'Map of the pick-up points: the same numbers as in the list.',
  hours: 'Opening hours',
  allDay: 'day and night',
  none: 'There is no pick-up point near this address. Choose another delivery.',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daySpan: '{from}–{until}',
}
