import type { LegalDocument } from '#words/content/legal/blocks.ts'
import type { LegalFacts } from '#words/content/legal/facts.ts'
import { contactFacts } from '#words/content/legal/identity.ts'
import { link, paragraph } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'
import { alcoholChapter } from './alcohol.ts'

/** A showcase sells nothing: its terms say so, and how to buy elsewhere. */
export function showcaseSaleTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Terms of sale',
    updated: UPDATED['sale-terms'],
    lead: 'This site presents our wines; it does not sell them.',
    chapters: [
      {
        title: 'No online sales',
        blocks: [
          paragraph(
            'You can neither order nor pay on this site. Any prices it may show are for information. Visiting the site is governed by our ',
            link('terms of use', '/use-terms'),
            '; what becomes of your data is set out in the ',
            link('privacy policy', '/privacy-policy'),
            '.',
          ),
        ],
      },
      {
        title: 'Buying our wines',
        blocks: [
          paragraph(
            'Come and see us at the estate, ask for our wines at our stockists, or write to us through the ',
            link('contact page', '/nous-contacter'),
            ': we will give you our prices, what is available and the conditions of sale.',
          ),
          contactFacts(facts, 'en'),
          paragraph(
            'We do not sell alcohol to anyone under 18 (article L. 3342-1 of the French code de la santé publique). You may be asked for proof of identity.',
          ),
        ],
      },
      alcoholChapter(),
    ],
  }
}
