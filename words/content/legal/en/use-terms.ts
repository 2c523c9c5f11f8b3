import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { bareAddress } from '#words/content/legal/format.ts'
import { link, list, paragraph } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'
import { alcoholChapter } from './alcohol.ts'

export function useTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Terms of use',
    updated: UPDATED['use-terms'],
    lead: 'The simple rules for visiting our site.',
    chapters: [
      purpose(facts),
      access(),
      membership(),
      leaving(facts),
      contributions(),
      property(facts),
      liability(),
      links(),
      purchases(facts),
      personalData(),
      changes(),
      alcoholChapter(),
    ],
  }
}

function purpose(facts: LegalFacts): LegalChapter {
  return {
    title: 'Purpose',
    blocks: [
      paragraph(
        `These terms set the rules for using the site ${bareAddress(facts.siteUrl)}, published by `,
        sellerName(facts),
        '. They apply to everyone who visits it. For who publishes and who hosts the site, see the ',
        link('legal notice', '/legal-notice'),
        '.',
      ),
    ],
  }
}

function access(): LegalChapter {
  return {
    title: 'Access to the site',
    blocks: [
      paragraph(
        'Access to the site is free of charge. You only bear the cost of your equipment and your connection. The site is open at all times, except during a failure or maintenance; we do our best to keep such interruptions rare and short.',
      ),
      paragraph('The site presents alcoholic drinks. It is meant for adults.'),
    ],
  }
}

function membership(): LegalChapter {
  return {
    title: 'Personal space',
    blocks: [
      paragraph(
        'You can browse the site without registering. Some services need a personal space, protected by your e-mail address and a password. By registering, you undertake:',
      ),
      list(
        'to give accurate information, including your date of birth, and to keep it up to date;',
        'to keep your password to yourself;',
        'to tell us at once if someone else uses it.',
      ),
      paragraph(
        'We may suspend a personal space that was opened with false information or that is used to defraud or to harm the site. Except in an emergency, we warn you first and hear you out.',
      ),
    ],
  }
}

function leaving({ isECommerce }: LegalFacts): LegalChapter {
  const kept = isECommerce
    ? ' Your invoices are kept for as long as the law requires, and orders under way are carried through.'
    : ''
  return {
    title: 'Unsubscribing',
    blocks: [
      paragraph(
        `You can unsubscribe at any time, without giving a reason, from your personal space. Your account is then closed and your data are deleted.${kept} If you only wish to stop receiving our newsletter, a link at the bottom of each one unsubscribes you.`,
      ),
    ],
  }
}

function contributions(): LegalChapter {
  return {
    title: 'What you send us',
    blocks: [
      paragraph(
        'The messages, reviews and pictures you entrust to us must respect the law and other people: no insults, no hate, no advertising, nothing you hold no rights to. If something on the site seems unlawful to you, report it through the ',
        link('contact page', '/nous-contacter'),
        ' and we will look into it promptly.',
      ),
    ],
  }
}

function property({ companyName }: LegalFacts): LegalChapter {
  return {
    title: 'Intellectual property',
    blocks: [
      paragraph(
        `The texts, pictures, labels, trade marks and logo of ${companyName} are protected by the French intellectual property code. You may view and print them for your private use. Any other reproduction or reuse requires our written permission.`,
      ),
    ],
  }
}

function liability(): LegalChapter {
  return {
    title: 'Liability',
    blocks: [
      paragraph(
        'We take care that what we publish is accurate, and we correct the errors that are pointed out to us. We are not liable for damage caused by your equipment, by your connection, by use of the site contrary to these terms or by force majeure.',
      ),
      paragraph('Nothing in these terms limits the rights that the law guarantees you.'),
    ],
  }
}

function links(): LegalChapter {
  return {
    title: 'Links',
    blocks: [
      paragraph(
        'The site may lead to other sites, over which we have no control: their publishers answer for their content. You may link to our pages without asking, as long as you do not present them as your own.',
      ),
    ],
  }
}

function purchases({ isECommerce }: LegalFacts): LegalChapter {
  const terms = link('terms of sale', '/sale-terms')
  const shop = paragraph('What you buy on the site is governed by our ', terms, '.')
  const showcase = paragraph('The site does not sell online. To find out how to buy our wines, see the ', terms, '.')
  return { title: 'Purchases', blocks: [isECommerce ? shop : showcase] }
}

function personalData(): LegalChapter {
  return {
    title: 'Personal data and cookies',
    blocks: [
      paragraph(
        'For what becomes of your data, see the ',
        link('privacy policy', '/privacy-policy'),
        '. For what your browser keeps, see the ',
        link('cookie policy', '/cookie-policy'),
        '.',
      ),
    ],
  }
}

function changes(): LegalChapter {
  return {
    title: 'Changes and applicable law',
    blocks: [
      paragraph(
        'We may change these terms to follow the law or the development of the site. The version that applies is the one online at the time of your visit. They are governed by French law, and the French text prevails over this translation. If you disagree with us, ',
        link('write to us', '/nous-contacter'),
        ' first: a friendly solution can almost always be found.',
      ),
    ],
  }
}
