import type { ReturnMailWords } from './fr.ts'

export const en: ReturnMailWords = {
  returned: {
    subject: 'Your payment of {amount} is on its way back',
    title: 'We are returning {amount} to you.',
    body: 'A payment of {amount} reached us for order {reference}, which no longer stood: it had been replaced, cancelled or paid already. The money is going back to your card.',
    wrongAmount:
      'What we received for order {reference}, {amount}, is not what was due. To be safe the order is cancelled and the money is going back to your card.',
    delay: 'Depending on your bank, it will show on your account within a few days.',
    nothingToDo: 'There is nothing for you to do.',
  },
  back: {
    subject: '{product} is available again',
    title: '{product} is available again.',
    body: 'You asked us to let you know, and here we are. Quantities are limited, and this e-mail reserves nothing.',
    button: 'See this product',
    once: 'This is the only e-mail you will receive about it.',
  },
  givenUp: {
    subject: 'Order {reference} cancelled by the customer',
    title: 'An order has been cancelled.',
    body: '{name} cancelled order {reference} before it was prepared: please do not prepare it. The products are for sale again.',
    refund: 'The refund of {amount} is made automatically.',
  },
  returns: {
    steps: {
      ASKED: {
        subject: 'Your return request for order {reference}',
        title: 'We have your request.',
        body: 'Your return request for order {reference} is noted. We will look into it and reply by e-mail.',
      },
      ACCEPTED: {
        subject: 'Your return is accepted, order {reference}',
        title: 'Your return is accepted.',
        body: 'We will take these products from order {reference} back.',
      },
      REFUSED: {
        subject: 'Your return request for order {reference}',
        title: 'We cannot take these products back.',
        body: 'Your return request for order {reference} is not accepted.',
      },
      LABEL_SENT: {
        subject: 'The label of your return, order {reference}',
        title: 'Your return label is ready.',
        body: 'The label for sending back the products of order {reference} is waiting for you on the page of your return.',
      },
      RECEIVED: {
        subject: 'We have received your return, order {reference}',
        title: 'Your return has arrived.',
        body: 'The products of order {reference} have reached us.',
      },
      REFUNDED: {
        subject: 'Your return is refunded, order {reference}',
        title: 'Your return is refunded.',
        body: 'The products you returned from order {reference} have been refunded.',
      },
    },
    reason: 'Reason: {reason}',
    products: 'Products',
    piece: '{quantity} × {name}',
    button: 'Follow my return',
    asked: {
      subject: 'Return requested, order {reference}',
      title: 'A customer would like to return something.',
      body: '{name} would like to return these products from order {reference}.',
      pictures: 'Photographs attached to the request: {n}.',
    },
  },
  withdrawal: {
    receipt: {
      subject: 'Receipt of your withdrawal, order {reference}',
      title: 'Your withdrawal is noted.',
      body: '{name}, on {day} at {time} you told us that you withdraw from the contract for these products of order {reference}.',
      keep: 'This e-mail is your receipt. Keep it.',
      ended: 'Your order was not prepared yet: it is cancelled and you have nothing to send back.',
      send: 'Send the products back within 14 days of this date. You bear the cost of sending them, unless we send you a label.',
      refund:
        'We will refund you within 14 days of this date, by the same means of payment; we may wait until we have received the products or proof that they were sent.',
    },
    declared: {
      subject: 'Withdrawal declared, order {reference}',
      title: 'A customer has withdrawn.',
      body: '{name} withdrew on {day} at {time} for these products of order {reference}. The receipt is on its way to them.',
      deadline:
        'The law gives you 14 days to refund, standard delivery included if everything comes back. You may wait for the products or proof that they were sent.',
      ended: 'The order was not prepared yet: it is cancelled and the refund is made automatically.',
    },
    link: 'Changed your mind?',
    here: 'withdraw from the contract here',
  },
}
