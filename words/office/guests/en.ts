import { en as events } from './events/en.ts'
import { en as forms } from './forms/en.ts'
import type { GuestWords } from './fr.ts'
import { en as mailbox } from './mailbox/en.ts'
import { en as visits } from './visits/en.ts'

export const en: GuestWords = {
  ...{ mailbox, events, visits, forms },
  things: { ...events.things, ...visits.things, ...forms.things },
}
