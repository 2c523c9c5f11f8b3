import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { contactFacts } from '#words/content/legal/identity.ts'
import { linked } from '#words/content/legal/linked.ts'
import { link, list, paragraph, table, when } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'

export function privacyPolicy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Privacy policy',
    updated: UPDATED['privacy-policy'],
    lead: facts.isECommerce
      ? 'We ask only for what helps us to answer you, to deliver to you and to keep our accounts.'
      : 'We ask only for what helps us to answer you and to keep your personal space.',
    chapters: [
      controller(facts),
      purposes(facts),
      recipients(facts),
      retention(facts),
      rights(facts),
      authority(),
      transfers(),
      security(facts),
      minors(facts),
      more(),
    ],
  }
}

function controller(facts: LegalFacts): LegalChapter {
  return {
    title: 'Who answers for your data',
    blocks: [
      paragraph(
        `${sellerName(facts)} decides what is done with the data collected on this site and is their controller, within the meaning of the General Data Protection Regulation (GDPR).`,
      ),
      contactFacts(facts, 'en'),
      paragraph('If you have any question about your data, write to us through the ', contact(), '.'),
    ],
  }
}

function purposes({ isECommerce }: LegalFacts): LegalChapter {
  const phone = isECommerce
    ? 'Your telephone number is used to deliver and follow your order.'
    : 'Your telephone number is used to answer you.'
  return {
    title: 'Why we use them',
    blocks: [
      table(
        'Purposes and legal bases',
        ['Purpose', 'Data', 'Legal basis'],
        ['Answering your messages', 'Name, contact details, message', 'Our legitimate interest in answering you'],
        ['Organising our events', 'Name, contact details, number of people', 'Your consent'],
        ['Keeping your personal space', 'Name, contact details, password', 'The contract: our terms of use'],
        [
          'Organising your visits',
          'Name, contact details, date, number of people, message',
          'Your request: the booking',
        ],
        ...(isECommerce ? SHOP_PURPOSES : []),
        ['Sending you our newsletter', 'E-mail address', 'Your consent'],
        ['Measuring visits', 'Pages viewed, device', 'Your consent'],
        ['Protecting the site', 'IP address, date, page requested', 'Our legitimate interest in a secure site'],
      ),
      paragraph(
        'Forms show which fields are required: without them we cannot give you the service you ask for. We do not sell your data and we make no automated decisions about you.',
      ),
      paragraph(`${phone} We do not call you to sell without your prior consent.`),
    ],
  }
}

const SHOP_PURPOSES = [
  ['Preparing, delivering and following your orders', 'Name, addresses, telephone, products', 'The contract of sale'],
  ['Taking payment and refunding', 'Amount, payment reference', 'The contract of sale'],
  ['Checking your age', 'Date of birth', 'A legal obligation (French public health code)'],
  ['Issuing and keeping invoices', 'Name, address, products, amounts', 'A legal obligation (French commercial code)'],
  ['Receiving your withdrawals and returns', 'Name, order, e-mail', 'A legal obligation'],
  ['Asking your opinion of an order', 'E-mail address, products', 'Our legitimate interest in improving'],
]

function recipients({ isECommerce, host }: LegalFacts): LegalChapter {
  const hostName = host === null ? [] : [' (', ...linked(host), ')']
  return {
    title: 'Who has access to them',
    blocks: [
      paragraph('Only those who need your data for their work can see them:'),
      list(
        'the people of the estate;',
        ['the host of the site', ...hostName, ' and the technical operator of the platform;'],
        ...when(
          isECommerce,
          'the payment provider, to take payment and refund;',
          'the carrier and the pick-up point, to deliver;',
        ),
        'our accountant, the authorities or the courts, where the law requires it.',
      ),
      paragraph(
        'Those who work for us do so on our instructions and under contract, as article 28 of the GDPR requires.',
      ),
    ],
  }
}

function retention({ isECommerce }: LegalFacts): LegalChapter {
  return {
    title: 'How long we keep them',
    blocks: [
      table(
        'Retention periods',
        ['Data', 'How long'],
        ['Messages and requests', '3 years after we were last in touch'],
        ['Registrations for an event', '1 year after the event'],
        ['Bookings of visits', '3 years after your last visit'],
        ['Personal space', 'Until you unsubscribe, or 3 years without activity'],
        ['Newsletter', 'Until you unsubscribe, or 3 years without activity'],
        ...when(
          isECommerce,
          ['Orders and invoices', '10 years, as the French commercial code requires'],
          ['Date of birth', '3 years after your last order or login'],
        ),
        ['Cookie choice', '6 months'],
        ['Technical logs', '12 months at most'],
      ),
      paragraph('After that, the data are deleted or made anonymous.'),
    ],
  }
}

function rights({ isECommerce }: LegalFacts): LegalChapter {
  const invoices = isECommerce ? ' Invoices, which the law obliges us to keep, are an exception.' : ''
  return {
    title: 'Your rights',
    blocks: [
      paragraph('At any time you can:'),
      list(
        'learn what data we hold about you and receive a copy;',
        'have them corrected or completed;',
        'have them deleted;',
        'have their use restricted, or object to it;',
        'receive them in a format you can reuse;',
        'withdraw a consent you have given;',
        'say what should become of them after your death.',
      ),
      paragraph(
        'Write to us through the ',
        contact(),
        `, by e-mail or by post. We answer within 30 days. A request for deletion is dealt with within 10 working days.${invoices} We ask for proof of identity only in case of serious doubt.`,
      ),
      paragraph(
        'You can also do this without writing to us: a ',
        link('page', '/privacy/request'),
        ' shows you your data or deletes them, by a link that is sent to your address.',
      ),
    ],
  }
}

function authority(): LegalChapter {
  return {
    title: 'Turning to the CNIL',
    blocks: [
      paragraph(
        'If our answer does not satisfy you, you can lodge a complaint with the French data protection authority: Commission nationale de l’informatique et des libertés, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France, or at ',
        link('cnil.fr', 'https://www.cnil.fr/fr/plaintes'),
        '.',
      ),
    ],
  }
}

function transfers(): LegalChapter {
  return {
    title: 'Where they are',
    blocks: [
      paragraph(
        'The platform that runs the site does not transfer your data outside the European Union. Some measurement tools that you may have accepted, or some providers, may do so on their part: the transfer then rests on an adequacy decision of the European Commission or on its standard contractual clauses.',
      ),
    ],
  }
}

function security({ isECommerce }: LegalFacts): LegalChapter {
  const card = isECommerce
    ? ' Your card number is entered with the payment provider: we neither see it nor keep it.'
    : ''
  return {
    title: 'Security',
    blocks: [
      paragraph(
        `Exchanges with the site are encrypted. Passwords are kept in a form that cannot be read. Our estate’s data are kept apart from those of the other sites on the platform.${card}`,
      ),
      paragraph(
        'If a data breach put you at risk, we would inform the CNIL within 72 hours and, if that risk is high, we would warn you.',
      ),
    ],
  }
}

function minors({ isECommerce }: LegalFacts): LegalChapter {
  const order = isECommerce ? ', and no one under 18 can order alcohol' : ''
  return {
    title: 'Minors',
    blocks: [
      paragraph(`The site is meant for adults${order}. If a child has given us data, tell us: we will delete them.`),
    ],
  }
}

function more(): LegalChapter {
  return {
    title: 'Cookies and other texts',
    blocks: [
      paragraph(
        'The ',
        link('cookie policy', '/cookie-policy'),
        ' says what your browser keeps, and the ',
        link('terms of use', '/use-terms'),
        ' set the rules for visiting. If we change this policy, the date at the top of the page changes; if the change is important, we tell those who are registered.',
      ),
    ],
  }
}

function contact() {
  return link('contact page', '/nous-contacter')
}
