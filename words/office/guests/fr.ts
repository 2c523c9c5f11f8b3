import { fr as events } from './events/fr.ts'
import { fr as forms } from './forms/fr.ts'
import { fr as mailbox } from './mailbox/fr.ts'
import { fr as visits } from './visits/fr.ts'

/** What the screens about people who write, come and answer say: mailbox, reviews, events, visits, forms. */
export const fr = { mailbox, events, visits, forms, things: { ...events.things, ...visits.things, ...forms.things } }

export type GuestWords = typeof fr
