import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { contactFacts } from '#words/content/legal/identity.ts'
import { linked } from '#words/content/legal/linked.ts'
import { link, list, paragraph, table, when } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'

export function privacyPolicy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Politique de confidentialité',
    updated: UPDATED['privacy-policy'],
    lead: facts.isECommerce
      ? 'Nous ne demandons que ce qui sert à vous répondre, à vous livrer et à tenir nos comptes.'
      : 'Nous ne demandons que ce qui sert à vous répondre et à tenir votre espace personnel.',
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
    title: 'Qui répond de vos données',
    blocks: [
      paragraph(
        `${sellerName(facts)} décide de ce qui est fait des données recueillies sur ce site et en est responsable, au sens du règlement général sur la protection des données (RGPD).`,
      ),
      contactFacts(facts, 'fr'),
      paragraph('Pour toute question sur vos données, écrivez-nous par la ', contact(), '.'),
    ],
  }
}

function purposes({ isECommerce }: LegalFacts): LegalChapter {
  const phone = isECommerce
    ? 'Votre numéro de téléphone sert à la livraison et au suivi de votre commande.'
    : 'Votre numéro de téléphone sert à vous répondre.'
  return {
    title: 'Pourquoi nous les utilisons',
    blocks: [
      table(
        'Finalités et bases légales',
        ['Finalité', 'Données', 'Base légale'],
        ['Répondre à vos messages', 'Nom, coordonnées, message', 'Notre intérêt légitime à vous répondre'],
        ['Organiser nos événements', 'Nom, coordonnées, nombre de personnes', 'Votre accord'],
        ['Tenir votre espace personnel', 'Nom, coordonnées, mot de passe', 'Le contrat : nos conditions d’utilisation'],
        [
          'Organiser vos visites',
          'Nom, coordonnées, date, nombre de personnes, message',
          'Votre demande : la réservation',
        ],
        ...(isECommerce ? SHOP_PURPOSES : []),
        ['Vous envoyer notre lettre', 'Adresse électronique', 'Votre accord'],
        ['Mesurer la fréquentation', 'Pages vues, appareil', 'Votre accord'],
        ['Protéger le site', 'Adresse IP, date, page demandée', 'Notre intérêt légitime à la sécurité du site'],
      ),
      paragraph(
        'Les champs obligatoires d’un formulaire sont signalés : sans eux, nous ne pouvons pas vous rendre le service demandé. Nous ne vendons pas vos données et nous ne prenons aucune décision automatique à votre sujet.',
      ),
      paragraph(`${phone} Nous ne vous appelons pas pour vendre sans votre accord préalable.`),
    ],
  }
}

const SHOP_PURPOSES = [
  ['Préparer, livrer et suivre vos commandes', 'Nom, adresses, téléphone, produits', 'Le contrat de vente'],
  ['Encaisser et rembourser', 'Montant, référence du paiement', 'Le contrat de vente'],
  ['Vérifier votre âge', 'Date de naissance', 'Une obligation légale (code de la santé publique)'],
  ['Établir et garder les factures', 'Nom, adresse, produits, montants', 'Une obligation légale (code de commerce)'],
  ['Recevoir vos rétractations et vos retours', 'Nom, commande, courriel', 'Une obligation légale'],
  [
    'Vous demander votre avis sur une commande',
    'Adresse électronique, produits',
    'Notre intérêt légitime à progresser',
  ],
]

function recipients({ isECommerce, host }: LegalFacts): LegalChapter {
  const hostName = host === null ? [] : [' (', ...linked(host), ')']
  return {
    title: 'Qui y a accès',
    blocks: [
      paragraph('Seules les personnes qui en ont besoin pour leur travail voient vos données :'),
      list(
        'l’équipe du domaine ;',
        ['l’hébergeur du site', ...hostName, ' et l’exploitant technique de la plateforme ;'],
        ...when(
          isECommerce,
          'le prestataire de paiement, pour encaisser et rembourser ;',
          'le transporteur et le point relais, pour livrer ;',
        ),
        'notre comptable, l’administration ou la justice, lorsque la loi l’exige.',
      ),
      paragraph(
        'Ceux qui travaillent pour nous le font sur nos instructions et par contrat, comme l’exige l’article 28 du RGPD.',
      ),
    ],
  }
}

function retention({ isECommerce }: LegalFacts): LegalChapter {
  return {
    title: 'Combien de temps nous les gardons',
    blocks: [
      table(
        'Durées de conservation',
        ['Données', 'Durée'],
        ['Messages et demandes', '3 ans après notre dernier échange'],
        ['Inscriptions à un événement', '1 an après l’événement'],
        ['Réservations de visites', '3 ans après votre dernière visite'],
        ['Espace personnel', 'Jusqu’à votre désinscription, ou 3 ans sans activité'],
        ['Lettre d’information', 'Jusqu’à votre désabonnement, ou 3 ans sans activité'],
        ...when(
          isECommerce,
          ['Commandes et factures', '10 ans, comme l’impose le code de commerce'],
          ['Date de naissance', '3 ans après votre dernière commande ou connexion'],
        ),
        ['Choix de cookies', '6 mois'],
        ['Journaux techniques', '12 mois au plus'],
      ),
      paragraph('Passé ces délais, les données sont supprimées ou rendues anonymes.'),
    ],
  }
}

function rights({ isECommerce }: LegalFacts): LegalChapter {
  const invoices = isECommerce ? ' Les factures, que la loi nous oblige à garder, font exception.' : ''
  return {
    title: 'Vos droits',
    blocks: [
      paragraph('Vous pouvez à tout moment :'),
      list(
        'savoir quelles données nous avons sur vous et en recevoir une copie ;',
        'les faire corriger ou compléter ;',
        'les faire supprimer ;',
        'en faire limiter l’usage, ou vous y opposer ;',
        'les récupérer dans un format réutilisable ;',
        'retirer un accord que vous avez donné ;',
        'dire ce qu’il faudra en faire après votre décès.',
      ),
      paragraph(
        'Écrivez-nous par la ',
        contact(),
        `, par courriel ou par la poste. Nous répondons dans les 30 jours. Une demande de suppression est traitée dans les 10 jours ouvrés.${invoices} Nous ne vous demandons un justificatif d’identité qu’en cas de doute sérieux.`,
      ),
      paragraph(
        'Tout cela se fait aussi sans nous écrire : une ',
        link('page', '/privacy/request'),
        ' vous montre vos données ou les efface, par un lien envoyé à votre adresse.',
      ),
    ],
  }
}

function authority(): LegalChapter {
  return {
    title: 'Saisir la CNIL',
    blocks: [
      paragraph(
        'Si notre réponse ne vous convient pas, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou sur ',
        link('cnil.fr', 'https://www.cnil.fr/fr/plaintes'),
        '.',
      ),
    ],
  }
}

function transfers(): LegalChapter {
  return {
    title: 'Où elles se trouvent',
    blocks: [
      paragraph(
        'La plateforme qui fait fonctionner le site ne transfère pas vos données hors de l’Union européenne. Certains outils de mesure que vous auriez acceptés, ou certains prestataires, peuvent le faire pour leur part : dans ce cas, le transfert repose sur une décision d’adéquation de la Commission européenne ou sur ses clauses contractuelles types.',
      ),
    ],
  }
}

function security({ isECommerce }: LegalFacts): LegalChapter {
  const card = isECommerce
    ? ' Le numéro de votre carte est saisi chez le prestataire de paiement : nous ne le voyons pas et ne le gardons pas.'
    : ''
  return {
    title: 'Sécurité',
    blocks: [
      paragraph(
        `Les échanges avec le site sont chiffrés. Les mots de passe sont gardés sous une forme qui ne permet pas de les lire. Les données de notre domaine sont séparées de celles des autres sites de la plateforme.${card}`,
      ),
      paragraph(
        'Si une fuite de données présentait un risque pour vous, nous en informerions la CNIL dans les 72 heures et, si ce risque est élevé, nous vous préviendrions.',
      ),
    ],
  }
}

function minors({ isECommerce }: LegalFacts): LegalChapter {
  const order = isECommerce ? ' et personne ne peut commander de l’alcool avant 18 ans' : ''
  return {
    title: 'Mineurs',
    blocks: [
      paragraph(
        `Le site s’adresse aux personnes majeures${order}. Si un enfant nous a confié des données, dites-le-nous : nous les supprimerons.`,
      ),
    ],
  }
}

function more(): LegalChapter {
  return {
    title: 'Cookies et autres textes',
    blocks: [
      paragraph(
        'La ',
        link('politique de cookies', '/cookie-policy'),
        ' dit ce que garde votre navigateur, et les ',
        link('conditions générales d’utilisation', '/use-terms'),
        ' fixent les règles de la visite. Si nous modifions cette politique, la date en tête de page change ; si la modification est importante, nous prévenons les personnes inscrites.',
      ),
    ],
  }
}

function contact() {
  return link('page de contact', '/nous-contacter')
}
