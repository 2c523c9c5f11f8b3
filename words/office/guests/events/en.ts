import type { EventScreenWords } from './fr.ts'

export const en: EventScreenWords = {
  things: {
    events: {
      sections: { when: 'When and how many', texts: 'Texts shown', picture: 'Picture', shown: 'Publication' },
      hints: {
        capacity: 'Never fewer than the people who are registered.',
        price: 'For instance: free entry, €25 a person. Empty: nothing is said.',
        isOpen: 'When closed, the event is still shown, without its form.',
        showAt: 'Empty: only “Published” decides.',
        hideAt: 'Empty: the event stays online, among those that are over.',
        startsAt: 'Another date or place is told by e-mail to those who come.',
      },
    },
    registrations: {
      choices: { state: { COMING: 'Coming', WAITING: 'Waiting', CANCELLED: 'Cancelled' } },
    },
  },
  see: 'See on the site',
  registrations: 'Who comes',
  places: '{coming} of {capacity}',
  left: { none: 'Full', one: 'One place left', many: '{n} places left' },
  closed: 'Registration closed',
  over: 'Over',
  hidden: 'Hidden',
  planned: 'Published on {day}',
  people: { one: 'One person', many: '{n} people' },
  cancel: 'Cancel the registration',
  cancelTitle: 'Cancel the registration of {name}?',
  cancelText: 'They are told by e-mail, and their places go to who waits.',
  cancelled: 'Registration cancelled, e-mail sent.',
  note: 'Note for the estate',
  noteHint: 'Seen here only, and by the person when they ask for their data.',
  noted: 'Note saved.',
  emptyHint: 'Whoever registers for an event will appear here.',
}
