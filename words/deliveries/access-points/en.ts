import type { AccessPointWords } from './fr.ts'

export const en: AccessPointWords = {
  legend: 'Choose your pick-up point',
  sketch: 'The numbers are those of the list.',
  crowFlies: 'Distances as the crow flies, from the centre of the town.',
  away: '{distance} away',
  hours: 'All opening hours',
  today: {
    always: 'Open day and night',
    open: 'Open until {hour}',
    opens: 'Opens at {hour}',
    over: 'Closed, opens {day} at {hour}',
    closed: 'Closed today',
  },
  tomorrow: 'tomorrow',
  midnight: 'midnight',
  holidays: 'On holiday until {day}',
  full: 'Full: this point takes no more parcels for now',
  allDay: 'day and night',
  none: 'There is no pick-up point near this address. Choose another delivery.',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daySpan: '{from}–{until}',
}
