import { fr } from '#words/consent/kept/fr.ts'
import { keptRows } from '#words/consent/kept/kept-rows.ts'
import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import type { LegalFacts } from '#words/content/legal/facts.ts'
import { link, list, paragraph, table, when } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'

const COLUMNS = ['Nom', 'À quoi il sert', 'Durée']

export function cookiePolicy(facts: LegalFacts): LegalDocument {
  return {
    title: 'Politique de cookies',
    updated: UPDATED['cookie-policy'],
    lead: 'Ce que votre navigateur garde en mémoire quand vous visitez notre site, pourquoi, et comment en décider.',
    chapters: [definition(), exempt(facts), withConsent(), choice(), changeOfMind(), more()],
  }
}

function definition(): LegalChapter {
  return {
    title: 'De quoi parle-t-on ?',
    blocks: [
      paragraph(
        'Un cookie est un petit fichier que le site confie à votre navigateur, et que celui-ci lui rend à la visite suivante. Le stockage local joue un rôle voisin, mais son contenu reste sur votre appareil tant que le site n’en a pas besoin. Nous appelons ici « traceurs » tous ces moyens.',
      ),
    ],
  }
}

function exempt({ isECommerce }: LegalFacts): LegalChapter {
  return {
    title: 'Ce qui fonctionne sans votre accord',
    blocks: [
      paragraph(
        'La loi dispense d’accord préalable les traceurs sans lesquels le site ne peut pas vous rendre le service demandé (article 82 de la loi du 6 janvier 1978). Ils ne servent à rien d’autre et ne vous suivent pas ailleurs.',
      ),
      table('Traceurs indispensables', COLUMNS, ...keptRows(fr, { isECommerce })),
      ...when(
        isECommerce,
        paragraph(
          'Sur la page de paiement, notre prestataire de paiement peut déposer ses propres traceurs, nécessaires à la sécurité du paiement et à la lutte contre la fraude.',
        ),
      ),
    ],
  }
}

function withConsent(): LegalChapter {
  return {
    title: 'Ce qui attend votre accord',
    blocks: [
      paragraph(
        'Les outils ci-dessous peuvent nous aider à comprendre la fréquentation du site ou à mesurer nos annonces. Aucun n’est chargé si nous ne l’utilisons pas, et aucun ne l’est avant que vous l’ayez accepté. Le bandeau vous montre ceux qui sont réellement en service.',
      ),
      table(
        'Traceurs soumis à votre accord',
        COLUMNS,
        ['Matomo', 'Mesurer la fréquentation du site', '13 mois au plus'],
        ['Google Analytics 4', 'Mesurer la fréquentation du site', '13 mois au plus'],
        ['Plausible', 'Mesurer la fréquentation du site, sans cookie', 'Aucun dépôt'],
        ['Google Ads', 'Mesurer l’effet de nos annonces', '13 mois au plus'],
        ['Google Tag Manager', 'Charger les outils que vous avez acceptés', '13 mois au plus'],
        ['Pixel Facebook (Meta)', 'Mesurer l’effet de nos annonces', '13 mois au plus'],
      ),
      paragraph(
        'Les renseignements recueillis par ces outils ne sont pas gardés plus de 25 mois. Google et Meta peuvent les traiter hors de l’Union européenne ; la ',
        link('politique de confidentialité', '/privacy-policy'),
        ' dit dans quelles conditions.',
      ),
    ],
  }
}

function choice(): LegalChapter {
  return {
    title: 'Votre choix',
    blocks: [
      paragraph('À votre première visite, un bandeau vous demande votre avis :'),
      list('tout accepter ou tout refuser, d’un seul geste dans les deux cas ;', 'ou choisir outil par outil.'),
      paragraph(
        'Ne pas répondre n’est pas accepter. Refuser ne vous prive d’aucune page ni d’aucun service. Nous gardons votre choix pendant 6 mois, puis nous vous posons de nouveau la question. Aucun traceur accepté ne vit plus de 13 mois.',
      ),
    ],
  }
}

function changeOfMind(): LegalChapter {
  return {
    title: 'Changer d’avis',
    blocks: [
      paragraph(
        'Vous pouvez revenir sur votre choix à tout moment : le bouton « Gérer les cookies », au bas de chaque page, rouvre le bandeau. Un outil que vous refusez n’est plus chargé. Vous pouvez aussi effacer les traceurs déjà déposés, ou les bloquer, dans les réglages de votre navigateur.',
      ),
    ],
  }
}

function more(): LegalChapter {
  return {
    title: 'En savoir plus',
    blocks: [
      paragraph(
        'La CNIL explique comment se protéger des traceurs sur ',
        link('cnil.fr', 'https://www.cnil.fr/fr/cookies-et-autres-traceurs'),
        '. Nos ',
        link('conditions générales d’utilisation', '/use-terms'),
        ' et notre ',
        link('politique de confidentialité', '/privacy-policy'),
        ' complètent ce texte. Pour toute question, écrivez-nous par la ',
        link('page de contact', '/nous-contacter'),
        '.',
      ),
    ],
  }
}
