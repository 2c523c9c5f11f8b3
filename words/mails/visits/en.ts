import type { VisitMailWords } from './fr.ts'

export const en: VisitMailWords = {
  event: {
    when: '{day}, from {from} to {until}',
    onePerson: 'One person',
    people: '{people} people',
    calendar: 'The appointment is attached to this e-mail, for your calendar.',
    calendarOut: 'The attached file takes the appointment out of your calendar.',
    button: 'See my registration',
    change: 'Something came up? The same page lets you give your place back: somebody may be waiting for it.',
    steps: {
      COMING: {
        subject: 'Your place is booked: {title}',
        title: 'Your place is booked.',
        body: 'We look forward to seeing you on {day}, from {from}.',
      },
      WAITING: {
        subject: 'You are on the waiting list: {title}',
        title: 'You are on the waiting list.',
        body: 'There are not enough places at the moment. If one becomes free it is yours, and we will write to you at once: there is nothing to watch for.',
      },
      AGAIN: {
        subject: 'You were already registered: {title}',
        title: 'Your registration still stands.',
        body: 'This address has just been entered again for this event. Your first registration is unchanged and no place was added. Not you? There is nothing to do.',
      },
      PROMOTED: {
        subject: 'A place has become free for you: {title}',
        title: 'A place has become free.',
        body: 'You were on the waiting list: your place is now booked for {day}, from {from}. There is nothing to confirm.',
      },
      REMINDER: {
        subject: 'See you soon: {title}, {day}',
        title: 'See you soon at the estate.',
        body: 'We look forward to seeing you in two days, on {day}, from {from}.',
      },
      CANCELLED: {
        subject: 'Your registration is cancelled: {title}',
        title: 'Your registration is cancelled.',
        body: 'We have noted it, and thank you for telling us. We hope to welcome you another time.',
      },
      WITHDRAWN: {
        subject: 'Your registration is cancelled: {title}',
        title: 'We had to cancel your registration.',
        body: 'Your place on {day} is no longer kept. A question? Answer this e-mail: we will tell you why.',
      },
      CHANGED: {
        subject: 'News of your appointment: {title}',
        title: 'Your appointment has changed.',
        body: 'Your place is still kept. Here is when and where we expect you now. If it no longer suits you, give your place back.',
      },
    },
  },
  visit: {
    when: '{day}, from {time} to {until}',
    place: 'Where to find us',
    visitor: 'The visitor',
    button: 'See, move or cancel',
    payButton: 'Pay the deposit',
    until: '{day} at {time}',
    depositDue: 'Deposit to be paid: {deposit}',
    depositPaid: 'Deposit paid: {deposit}',
    depositLater: 'Deposit to be paid if a place is free: {deposit}',
    credit:
      'The deposit is credit for purchases: the code of your card comes in a mail of its own. If you cancel until {refundUntil}, what is left of it is refunded; later, it stays yours as credit.',
    refunded: 'What was left of your deposit, {refunded}, is refunded by the means you paid with.',
    kept: 'Your deposit can no longer be refunded: {kept} of it stays yours as credit for purchases, with the code of your card.',
    steps: {
      DEPOSIT: {
        subject: 'Your place on {day} is kept',
        title: 'The deposit is all that is left.',
        body: 'Your place is kept until {payUntil}. Pay the deposit of {deposit} by then, and your visit is booked.',
      },
      FREED_DEPOSIT: {
        subject: 'A place is free on {day}',
        title: 'A place is kept for you.',
        body: 'Places have come free, and they are kept for you until {payUntil}. Pay the deposit of {deposit} by then to confirm your visit; otherwise they go to the next person.',
      },
      LAPSED: {
        subject: 'Your place on {day} was given up',
        title: 'The place was given up.',
        body: 'The deposit was not paid in time: we could not keep your place any longer. Nothing was charged. We would be glad to welcome you another time.',
      },
      BOOKED: {
        subject: 'Your visit on {day} is booked',
        title: 'We look forward to seeing you.',
        body: 'Your booking is confirmed. The appointment is attached to this e-mail, for your calendar.',
      },
      WAITING: {
        subject: 'You are on the waiting list for {day}',
        title: 'You are on the waiting list.',
        body: 'This time is full for now. As soon as places become free they are yours, and we will write to you.',
      },
      FREED: {
        subject: 'A place is free on {day}',
        title: 'You have your place.',
        body: 'Places have come free, and they are yours: your booking is confirmed. If you can no longer come, cancel it; somebody else may be waiting.',
      },
      MOVED: {
        subject: 'Your visit is moved to {day}',
        title: 'Your visit is changed.',
        body: 'Your booking has been changed. Here is the new appointment, which replaces the one before.',
      },
      CANCELLED: {
        subject: 'Your visit on {day} is cancelled',
        title: 'Your booking is cancelled.',
        body: 'The places are free again, and there is nothing else for you to do. We would be glad to welcome you another time.',
      },
      REMINDER: {
        subject: 'See you tomorrow at {time}',
        title: 'See you tomorrow.',
        body: 'We look forward to seeing you tomorrow at {time}. If something has come up, please tell us now: somebody else will be glad of the place.',
      },
    },
    news: {
      BOOKED: {
        subject: 'Booking: {title}, {day} at {time}',
        title: 'A visit has been booked.',
        body: '{name} has booked.',
      },
      WAITING: {
        subject: 'Waiting list: {title}, {day} at {time}',
        title: 'Somebody is waiting for a place.',
        body: '{name} is on the waiting list.',
      },
      FREED: {
        subject: 'Booking: {title}, {day} at {time}',
        title: 'A freed place has been taken.',
        body: '{name} was on the waiting list and now has a place.',
      },
      MOVED: {
        subject: 'Booking changed: {title}, {day} at {time}',
        title: 'A visit has been changed.',
        body: '{name} has changed the booking.',
      },
      CANCELLED: {
        subject: 'Cancelled: {title}, {day} at {time}',
        title: 'A visit has been cancelled.',
        body: '{name} has cancelled the booking.',
      },
    },
  },
}
