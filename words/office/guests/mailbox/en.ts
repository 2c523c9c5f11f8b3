import type { MailboxWords } from './fr.ts'

export const en: MailboxWords = {
  boxes: { label: 'Box', UNREAD: 'Unread', OPEN: 'To answer', ALL: 'All', SUSPECT: 'Suspect' },
  unread: 'Unread',
  thread: 'Exchange',
  theirs: '{name} wrote on {moment}',
  ours: '{who} answered on {moment}',
  someone: 'The estate',
  reply: 'Your answer',
  replyHint:
    'Sent to {email} in the language of their message, with your letterhead and their words below. No need to write “Hello”.',
  again: 'Answer again',
  send: 'Send the answer',
  sent: 'Answer sent.',
  elsewhere: 'Answer from my own mail program',
  markUnread: 'Mark as unread',
  markedUnread: 'Message marked as unread.',
  person: 'This is no robot',
  isPerson: 'Message put with the others.',
  machine: 'Mark as suspect',
  isMachine: 'Message marked as suspect.',
  suspectHint: 'These messages look like a robot’s: nobody was told of them. They are deleted after three months.',
  followUp: 'What follows arrives in the estate’s own mailbox.',
  reviews: {
    boxes: { label: 'State', WAITING: 'To read', PUBLISHED: 'Published', REFUSED: 'Refused', ALL: 'All' },
    rules:
      'A review is published as it is, or refused for a public reason; a low mark is none. Its author is told the reason and may write again.',
    answerHint: 'Your answer is public, beneath the review. Empty: it is taken away.',
    refuseHint: 'The author receives this reason by e-mail.',
  },
}
