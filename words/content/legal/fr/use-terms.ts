import type { LegalChapter, LegalDocument } from '#words/content/legal/blocks.ts'
import { type LegalFacts, sellerName } from '#words/content/legal/facts.ts'
import { bareAddress } from '#words/content/legal/format.ts'
import { link, list, paragraph } from '#words/content/legal/make-blocks.ts'
import { UPDATED } from '#words/content/legal/updated.ts'
import { alcoholChapter } from './alcohol.ts'

export function useTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Conditions générales d’utilisation',
    updated: UPDATED['use-terms'],
    lead: 'Les règles, simples, de la visite de notre site.',
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
    title: 'Objet',
    blocks: [
      paragraph(
        `Ces conditions fixent les règles d’utilisation du site ${bareAddress(facts.siteUrl)}, publié par `,
        sellerName(facts),
        '. Elles s’appliquent à toute personne qui le visite. Qui publie et qui héberge le site : voyez les ',
        link('mentions légales', '/legal-notice'),
        '.',
      ),
    ],
  }
}

function access(): LegalChapter {
  return {
    title: 'Accès au site',
    blocks: [
      paragraph(
        'L’accès au site est gratuit. Seuls restent à votre charge votre matériel et votre connexion. Le site est ouvert en permanence, sauf panne ou entretien ; nous faisons de notre mieux pour que ces interruptions soient rares et courtes.',
      ),
      paragraph('Le site présente des boissons alcooliques. Il s’adresse aux personnes majeures.'),
    ],
  }
}

function membership(): LegalChapter {
  return {
    title: 'Espace personnel',
    blocks: [
      paragraph(
        'Vous pouvez parcourir le site sans vous inscrire. Certains services demandent un espace personnel, protégé par votre adresse électronique et un mot de passe. En vous inscrivant, vous vous engagez :',
      ),
      list(
        'à donner des renseignements exacts, date de naissance comprise, et à les tenir à jour ;',
        'à garder votre mot de passe pour vous ;',
        'à nous prévenir sans attendre si quelqu’un d’autre s’en sert.',
      ),
      paragraph(
        'Nous pouvons suspendre un espace personnel ouvert avec de faux renseignements, utilisé pour frauder ou pour nuire au site. Sauf urgence, nous vous prévenons d’abord et nous vous écoutons.',
      ),
    ],
  }
}

function leaving({ isECommerce }: LegalFacts): LegalChapter {
  const kept = isECommerce
    ? ' Vos factures, elles, sont conservées aussi longtemps que la loi l’impose ; les commandes en cours vont à leur terme.'
    : ''
  return {
    title: 'Désinscription',
    blocks: [
      paragraph(
        `Vous pouvez vous désinscrire à tout moment, sans motif, depuis votre espace personnel. Votre compte est alors fermé et vos données sont supprimées.${kept} Vous ne voulez plus seulement recevoir notre lettre : un lien en bas de chaque envoi vous en désabonne.`,
      ),
    ],
  }
}

function contributions(): LegalChapter {
  return {
    title: 'Ce que vous nous envoyez',
    blocks: [
      paragraph(
        'Les messages, avis et images que vous nous confiez doivent respecter la loi et les autres : ni injure, ni propos haineux, ni publicité, ni contenu dont vous n’avez pas les droits. Un contenu du site vous paraît illicite : signalez-le par la ',
        link('page de contact', '/nous-contacter'),
        ', nous l’examinerons rapidement.',
      ),
    ],
  }
}

function property({ companyName }: LegalFacts): LegalChapter {
  return {
    title: 'Propriété intellectuelle',
    blocks: [
      paragraph(
        `Les textes, les images, les étiquettes, les marques et le logo de ${companyName} sont protégés par le code de la propriété intellectuelle. Vous pouvez les consulter et les imprimer pour votre usage privé. Toute autre reproduction ou réutilisation demande notre autorisation écrite.`,
      ),
    ],
  }
}

function liability(): LegalChapter {
  return {
    title: 'Responsabilité',
    blocks: [
      paragraph(
        'Nous veillons à l’exactitude de ce que nous publions et corrigeons les erreurs que l’on nous signale. Nous ne répondons pas des dommages dus à votre matériel, à votre connexion, à un usage du site contraire à ces conditions ou à un événement de force majeure.',
      ),
      paragraph('Rien dans ces conditions ne limite les droits que la loi vous garantit.'),
    ],
  }
}

function links(): LegalChapter {
  return {
    title: 'Liens',
    blocks: [
      paragraph(
        'Le site peut renvoyer à d’autres sites, que nous ne maîtrisons pas : leur contenu engage leurs éditeurs. Vous pouvez créer un lien vers nos pages sans nous demander la permission, à condition de ne pas les présenter comme les vôtres.',
      ),
    ],
  }
}

function purchases({ isECommerce }: LegalFacts): LegalChapter {
  const terms = link('conditions générales de vente', '/sale-terms')
  const shop = paragraph('Vos achats sur le site suivent nos ', terms, '.')
  const showcase = paragraph('Le site ne vend pas en ligne. Comment acheter nos vins : voyez les ', terms, '.')
  return { title: 'Achats', blocks: [isECommerce ? shop : showcase] }
}

function personalData(): LegalChapter {
  return {
    title: 'Données personnelles et cookies',
    blocks: [
      paragraph(
        'Ce que deviennent vos données : voyez la ',
        link('politique de confidentialité', '/privacy-policy'),
        '. Ce que garde votre navigateur : voyez la ',
        link('politique de cookies', '/cookie-policy'),
        '.',
      ),
    ],
  }
}

function changes(): LegalChapter {
  return {
    title: 'Évolution et droit applicable',
    blocks: [
      paragraph(
        'Nous pouvons modifier ces conditions pour suivre la loi ou l’évolution du site. La version qui s’applique est celle en ligne au moment de votre visite. Elles sont régies par le droit français. En cas de désaccord, ',
        link('écrivez-nous', '/nous-contacter'),
        ' d’abord : une solution se trouve presque toujours à l’amiable.',
      ),
    ],
  }
}
