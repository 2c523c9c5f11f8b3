import type { LegalChapter, LegalDocument, ParagraphBlock } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { bareAddress } from '#words/content/legal/format.ts'
import { identity, isIdentified } from '#words/content/legal/identity.ts'
import { linked } from '#words/content/legal/linked.ts'
import { link, list, paragraph, when } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'
import { alcoholChapter } from './alcohol.ts'

export function legalNotice(facts: LegalFacts): LegalDocument {
  return {
    title: 'Legal notice',
    updated: UPDATED['legal-notice'],
    lead: 'Who publishes this site, who hosts it, and how to reach us.',
    chapters: [publisher(facts), direction(facts), host(facts), credits(), otherTexts(facts), alcoholChapter()],
  }
}

function publisher(facts: LegalFacts): LegalChapter {
  const contact = link('contact page', '/nous-contacter')
  const question = paragraph('If you have any question, write to us through the ', contact, '.')
  const missing = paragraph(
    'Is something you are looking for not listed here? Ask us through the ',
    contact,
    ': we will gladly tell you.',
  )
  return {
    title: 'Publisher',
    blocks: [
      paragraph(`The site ${bareAddress(facts.siteUrl)} is published by `, sellerName(facts), '.'),
      identity(facts, 'en'),
      isIdentified(facts) ? question : missing,
    ],
  }
}

function direction({ legalAgent }: LegalFacts): LegalChapter {
  const person = legalAgent ?? 'the person who legally represents the estate'
  const asked = legalAgent === null ? ' We will give you the name on request.' : ''
  return { title: 'Publication director', blocks: [paragraph('The publication director is ', person, `.${asked}`)] }
}

function host(facts: LegalFacts): LegalChapter {
  return { title: 'Host', blocks: [facts.host === null ? unknownHost() : knownHost(facts.host)] }
}

function knownHost(identity: string): ParagraphBlock {
  return paragraph('The site is hosted by: ', ...linked(identity), '.')
}

function unknownHost(): ParagraphBlock {
  return paragraph(
    'We will give you the name, address and telephone number of the host on request, through the ',
    link('contact page', '/nous-contacter'),
    '.',
  )
}

function credits(): LegalChapter {
  return {
    title: 'Credits and intellectual property',
    blocks: [
      paragraph(
        'The texts, photographs, videos, labels, trade marks and logo of the estate belong to it or are used with their authors’ consent. Apart from private use and short quotations, reproducing them requires our written permission.',
      ),
      paragraph(
        'The site is made with Cuvée. Its typefaces are published under a free licence (SIL Open Font License) and served by the site itself.',
      ),
    ],
  }
}

function otherTexts({ isECommerce }: LegalFacts): LegalChapter {
  return {
    title: 'The other texts of this site',
    blocks: [
      list(
        [link('Terms of use', '/use-terms'), ': the rules for visiting.'],
        ...when(isECommerce, [link('Terms of sale', '/sale-terms'), ': the rules for buying.']),
        [link('Privacy policy', '/privacy-policy'), ': what becomes of your data.'],
        [link('Cookie policy', '/cookie-policy'), ': what your browser keeps.'],
      ),
    ],
  }
}
