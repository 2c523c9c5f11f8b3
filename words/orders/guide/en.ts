import type { OrderGuideWords } from './fr.ts'

export const en: OrderGuideWords = {
  letter: {
    parcel:
      'We made these bottles here, and we close the box ourselves. When they arrive, let them rest two or three days before you open the first.',
    collect:
      'We made these bottles here, and here is where we will hand them to you. Take a moment if you can: we like to know which table they are going to.',
    plain: 'Thank you for your trust. If anything is missing, simply answer our e-mail: one of us will read it.',
  },
  steps: {
    paid: 'Order confirmed',
    paidText: 'The confirmation and the invoice are in your e-mails.',
    prepared: 'Packed and sent',
    preparedText: 'We close your box and hand it to the carrier. An e-mail gives you the tracking number.',
    preparedTextPickup: 'We close your box and hand it to the carrier. An e-mail tells you when it is there.',
    DELIVERY: 'At your door',
    PICKUP: 'At your pick-up point',
    CLICK_AND_COLLECT: 'At the estate',
    collectSoon: 'As soon as your order is ready, an e-mail tells you when to come.',
    identity: 'Please bring an identity document: alcohol is sold to adults only.',
    slot: '{day}, from {from} to {until}',
  },
  byMail: 'Everything leaves by e-mail, to whom and when is said below. Please also look into the junk mail.',
  follow: 'Follow the order',
  addToCalendar: 'Add to my calendar',
  personalised:
    'What bears your words is made by hand, for you alone. Please read them again below: if there is a mistake, tell us today from the page of the order.',
  wines: {
    title: 'The day you open them',
    serveBetween: 'Serve between {from} and {until}\u00a0°C',
    serveAt: 'Serve at {at}\u00a0°C',
    drinkBetween: 'Drink from {from} to {until}',
    drinkFrom: 'Drink from {from}',
    drinkUntil: 'Drink until {until}',
    openings: {
      DECANT: 'Still young: an hour in a decanter does it good.',
      STAND_UPRIGHT: 'Stand it upright the day before, and pour it gently.',
    },
  },
  account: {
    title: 'An account, for one password',
    intro:
      'Your name, your addresses and this order go into it. You will find your invoices there, the tracking, and your bottles with the year to open them.',
    email: 'It opens at the address {email}.',
    terms: 'By opening this account, you accept the {link}.',
    opened: 'Your account is open. An e-mail asks you to confirm your address.',
    see: 'See my account',
  },
  invitation: { title: 'Come and see us', see: 'See and book', all: 'All our visits' },
  calendar: {
    file: 'order',
    DELIVERY: 'Delivery of order {reference}, {estate}',
    PICKUP: 'Order {reference} at the pick-up point, {estate}',
    CLICK_AND_COLLECT: 'Collect order {reference}, {estate}',
    NO_DELIVERY: 'Order {reference}, {estate}',
  },
}
