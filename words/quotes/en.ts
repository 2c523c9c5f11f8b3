import type { QuoteWords } from './fr.ts'

export const en: QuoteWords = {
  eyebrow: 'Quote',
  title: 'Quote {number}',
  intro: 'These prices hold until {day}. Accept the quote to order: you then pay online.',
  submit: 'Accept and pay {amount}',
  file: 'Download the quote (PDF)',
  accepted: {
    title: 'This quote is accepted.',
    intro: 'It has become an order. You were given the link to pay it.',
    button: 'Pay the order',
  },
  over: {
    title: 'This quote is no longer valid.',
    intro: 'Its date has passed or it was withdrawn. Write to us: we will gladly make you another one.',
  },
  unknown: { title: 'There is no such quote.', intro: 'Check that the address is complete, or write to us.' },
  contact: 'Write to us',
  paper: {
    kind: 'Quote',
    title: 'Quote {number}',
    number: 'Number',
    date: 'Date',
    validUntil: 'Valid until',
    buyer: 'Offered to',
    statement: 'This offer holds until {day}, as far as stock allows.',
    terms: 'Our terms of sale apply to the order. This quote is no invoice.',
    signature: 'Agreed, date and signature:',
  },
}
