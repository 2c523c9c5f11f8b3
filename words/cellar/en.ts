import type { CellarWords } from './fr.ts'

export const en: CellarWords = {
  title: 'My cellar',
  count: { one: 'One bottle is waiting for you.', many: '{left} bottles are waiting for you, from {wines}.' },
  wines: { one: 'a single wine', many: '{count} wines' },
  allOpened: 'All your bottles are opened.',
  now: 'To open now',
  all: 'Wine by wine',
  state: {
    YOUNG: 'Keep until {from}',
    READY: 'Ready to drink',
    LAST_YEARS: 'Drink without delay',
    PAST: 'Past its peak',
    UNKNOWN: 'Drink when you like',
  },
  window: { both: 'Drink from {from} to {until}', from: 'Drink from {from}', until: 'Drink until {until}' },
  stock: '{left} of {bought}',
  stockLabel: '{left} of {bought} left',
  lastBought: 'Bought on {date}',
  open: 'I’m opening one',
  openLabel: 'I’m opening one: {name}',
  putBack: 'Undo',
  putBackLabel: 'Undo, put one bottle back: {name}',
  empty: {
    title: 'Your cellar is still empty',
    hint: 'The wines you order will find their place here, with the right time to drink them.',
    toWines: 'See our wines',
  },
}
