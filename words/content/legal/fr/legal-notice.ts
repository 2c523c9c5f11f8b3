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
    title: 'Mentions légales',
    updated: UPDATED['legal-notice'],
    lead: 'Qui publie ce site, qui l’héberge, et comment nous joindre.',
    chapters: [publisher(facts), direction(facts), host(facts), credits(), otherTexts(facts), alcoholChapter()],
  }
}

function publisher(facts: LegalFacts): LegalChapter {
  const contact = link('page de contact', '/nous-contacter')
  const question = paragraph('Pour toute question, écrivez-nous par la ', contact, '.')
  const missing = paragraph(
    'Un renseignement que vous cherchez ne figure pas ici ? Demandez-le-nous par la ',
    contact,
    ' : nous vous le communiquons sur simple demande.',
  )
  return {
    title: 'Éditeur du site',
    blocks: [
      paragraph(`Le site ${bareAddress(facts.siteUrl)} est publié par `, sellerName(facts), '.'),
      identity(facts, 'fr'),
      isIdentified(facts) ? question : missing,
    ],
  }
}

function direction({ legalAgent }: LegalFacts): LegalChapter {
  const person = legalAgent ?? 'la personne qui représente légalement le domaine'
  const asked = legalAgent === null ? ' Son nom vous est communiqué sur simple demande.' : ''
  return {
    title: 'Direction de la publication',
    blocks: [paragraph('La direction de la publication est assurée par ', person, `.${asked}`)],
  }
}

function host(facts: LegalFacts): LegalChapter {
  return { title: 'Hébergeur', blocks: [facts.host === null ? unknownHost() : knownHost(facts.host)] }
}

function knownHost(identity: string): ParagraphBlock {
  return paragraph('Le site est hébergé par : ', ...linked(identity), '.')
}

function unknownHost(): ParagraphBlock {
  return paragraph(
    'Le nom, l’adresse et le téléphone de l’hébergeur vous sont communiqués sur simple demande, par la ',
    link('page de contact', '/nous-contacter'),
    '.',
  )
}

function credits(): LegalChapter {
  return {
    title: 'Crédits et propriété intellectuelle',
    blocks: [
      paragraph(
        'Les textes, les photographies, les vidéos, les étiquettes, les marques et le logo du domaine lui appartiennent ou sont utilisés avec l’accord de leurs auteurs. Toute reproduction, en dehors de l’usage privé et de la courte citation, demande notre autorisation écrite.',
      ),
      paragraph(
        'Le site est réalisé avec Cuvée. Ses caractères typographiques sont publiés sous licence libre (SIL Open Font License) et servis par le site lui-même.',
      ),
    ],
  }
}

function otherTexts({ isECommerce }: LegalFacts): LegalChapter {
  return {
    title: 'Les autres textes du site',
    blocks: [
      list(
        [link('Conditions générales d’utilisation', '/use-terms'), ' : les règles de la visite.'],
        ...when(isECommerce, [link('Conditions générales de vente', '/sale-terms'), ' : les règles de l’achat.']),
        [link('Politique de confidentialité', '/privacy-policy'), ' : ce que deviennent vos données.'],
        [link('Politique de cookies', '/cookie-policy'), ' : ce que garde votre navigateur.'],
      ),
    ],
  }
}
