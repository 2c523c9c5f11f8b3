import type { LegalChapter, LegalPart, NoteBlock } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { linked } from '#words/content/legal/linked.ts'
import { link, list, note, paragraph, steps } from '#words/content/legal/make-blocks.ts'

export function withdrawalChapter(facts: LegalFacts): LegalChapter {
  return {
    title: 'Droit de rétractation',
    blocks: [
      paragraph(
        `Vous avez ${facts.withdrawalDays} jours pour changer d’avis, sans motif ni pénalité (article L. 221-18 du code de la consommation). Le délai court à partir du lendemain du jour où vous recevez votre commande ou, si elle arrive en plusieurs colis, le dernier d’entre eux. S’il finit un samedi, un dimanche ou un jour férié, il se prolonge jusqu’au premier jour ouvrable suivant. Vous pouvez aussi vous rétracter avant la livraison.`,
      ),
      paragraph('Le plus simple est de le faire en ligne, avec ou sans compte :'),
      steps(
        'Ouvrez « Renoncer au contrat ici », au bas de chaque page du site ou dans le détail de votre commande.',
        'Indiquez votre nom, votre commande et l’adresse électronique où recevoir l’accusé de réception.',
        'Appuyez sur « Confirmer la rétractation ».',
        'Vous recevez sans tarder un accusé de réception qui reprend votre déclaration, avec sa date et son heure.',
      ),
      paragraph(
        'Cette fonction est gratuite et reste ouverte pendant tout le délai. Vous pouvez aussi nous envoyer le formulaire ci-dessous, ou toute autre déclaration sans ambiguïté, par courrier, par courriel ou par la ',
        link('page de contact', '/nous-contacter'),
        '. Il suffit de l’envoyer avant la fin du délai.',
      ),
      paragraph(...returning(facts)),
      paragraph(
        'Nous vous remboursons toutes les sommes versées, frais de livraison compris, au plus tard 14 jours après avoir appris votre décision, et par le même moyen de paiement, sauf si vous en acceptez un autre. Nous pouvons attendre d’avoir reçu les produits ou la preuve de leur expédition. Si vous aviez choisi une livraison plus chère que la livraison standard, le supplément n’est pas remboursé.',
      ),
      paragraph('Le droit de rétractation ne s’applique pas (article L. 221-28 du code de la consommation) :'),
      list(
        'aux produits nettement personnalisés ou faits à votre demande, par exemple un coffret gravé à votre nom ;',
        'aux bouteilles et autres produits scellés que vous avez ouverts, et qui ne peuvent être repris pour des raisons d’hygiène ou de protection de la santé ;',
        'aux vins livrés plus de 30 jours après la vente, si leur prix dépend d’un marché dont nous ne maîtrisons pas les fluctuations, comme certains vins en primeur.',
      ),
    ],
  }
}

function returning({ headOffice }: LegalFacts): (string | LegalPart)[] {
  const where =
    headOffice === null
      ? ['à l’adresse que nous vous indiquons dès votre demande']
      : ['à l’adresse suivante : ', ...linked(headOffice)]
  return [
    'Renvoyez les produits au plus tard 14 jours après nous avoir dit votre décision, ',
    ...where,
    '. Les frais de renvoi sont à votre charge. Emballez les bouteilles avec soin : vous ne répondez que de la perte de valeur due à des manipulations autres que celles qu’il faut pour juger de la nature et des qualités d’un produit.',
  ]
}

/** The words are the law's: annex to article R221-1 of the code de la consommation. */
export function withdrawalFormChapter(facts: LegalFacts): LegalChapter {
  return {
    title: 'Modèle de formulaire de rétractation',
    blocks: [form(facts)],
  }
}

function form(facts: LegalFacts): NoteBlock {
  return note(
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
    paragraph(...addressee(facts)),
    paragraph(
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
    ),
    paragraph('Commandé le (*)/reçu le (*) :'),
    paragraph('Nom du (des) consommateur(s) :'),
    paragraph('Adresse du (des) consommateur(s) :'),
    paragraph(
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
    ),
    paragraph('Date :'),
    paragraph('(*) Rayez la mention inutile.'),
  )
}

function addressee(facts: LegalFacts): (string | LegalPart)[] {
  const known = [sellerName(facts), facts.headOffice, facts.email].filter((fact) => fact !== null)
  if (known.length > 1) return ['À l’attention de ', ...linked(known.join(', ')), ' :']
  return [`À l’attention de ${sellerName(facts)}, par la `, link('page de contact', '/nous-contacter'), ' :']
}
