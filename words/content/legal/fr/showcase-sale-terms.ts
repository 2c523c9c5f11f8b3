import type { LegalDocument } from '#words/content/legal/blocks.ts'
import type { LegalFacts } from '#words/content/legal/facts.ts'
import { contactFacts } from '#words/content/legal/identity.ts'
import { link, paragraph } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'
import { alcoholChapter } from './alcohol.ts'

/** A showcase sells nothing: its terms say so, and how to buy elsewhere. */
export function showcaseSaleTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Conditions générales de vente',
    updated: UPDATED['sale-terms'],
    lead: 'Ce site présente nos vins ; il ne les vend pas.',
    chapters: [
      {
        title: 'Pas de vente en ligne',
        blocks: [
          paragraph(
            'Vous ne pouvez ni commander ni payer sur ce site. Les prix qui y figureraient sont donnés pour information. La visite du site suit nos ',
            link('conditions générales d’utilisation', '/use-terms'),
            ' ; ce que deviennent vos données est dit dans la ',
            link('politique de confidentialité', '/privacy-policy'),
            '.',
          ),
        ],
      },
      {
        title: 'Acheter nos vins',
        blocks: [
          paragraph(
            'Venez nous voir au domaine, demandez nos vins chez nos revendeurs, ou écrivez-nous par la ',
            link('page de contact', '/nous-contacter'),
            ' : nous vous donnons nos prix, nos disponibilités et les conditions de la vente.',
          ),
          contactFacts(facts, 'fr'),
          paragraph(
            'Nous ne vendons pas d’alcool aux personnes de moins de 18 ans (article L. 3342-1 du code de la santé publique). Une pièce d’identité peut vous être demandée.',
          ),
        ],
      },
      alcoholChapter(),
    ],
  }
}
