import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import type { LegalBlock, LegalDocument, LegalPart } from './blocks.ts'
import { legalDocuments } from './documents.ts'
import type { LegalFacts } from './facts.ts'
import { legalLabels } from './labels.ts'
import { LEGAL_SLUGS } from './slugs.ts'

const nothing: LegalFacts = {
  companyName: 'Domaine d’Essai',
  legalCompanyName: null,
  corporateForm: null,
  shareCapital: null,
  headOffice: null,
  siret: null,
  rcs: null,
  rm: null,
  vatNumber: null,
  exciseNumber: null,
  legalAgent: null,
  phone: null,
  email: null,
  host: null,
  mediator: null,
  withdrawalDays: 14,
  salePricesFrom: null,
  salePricesUntil: null,
  deliversAbroad: false,
  siteUrl: 'https://essai.example',
  isECommerce: true,
}

const everything: LegalFacts = {
  ...nothing,
  legalCompanyName: 'EARL d’Essai',
  corporateForm: 'Exploitation agricole à responsabilité limitée',
  shareCapital: '15000',
  headOffice: '3, rue du Puits, 49400 Saumur',
  siret: '12345678900012',
  rcs: 'Angers 123 456 789',
  rm: '123 456 789 RM 49',
  vatNumber: 'FR12 123456789',
  exciseNumber: 'FR0012345E678',
  legalAgent: 'Jeanne Essai',
  phone: '02 41 00 00 00',
  email: 'bonjour@essai.example',
  host: 'Hébergeur d’Essai, 1, rue du Serveur, 75001 Paris, 01 00 00 00 00',
  mediator: 'Médiateur d’Essai, 2, rue du Conseil, 75002 Paris, https://mediateur.example',
  withdrawalDays: 30,
  salePricesFrom: { day: 1, month: 2 },
  salePricesUntil: { day: 31, month: 1 },
}

const withStops: LegalFacts = {
  ...everything,
  legalCompanyName: 'Essai S.A.',
  legalAgent: 'Jeanne E.',
  host: 'Hébergeur S.A.',
  mediator: 'Médiateur S.A.',
  headOffice: '49400 Saumur.',
}

const estates: Readonly<Record<string, LegalFacts>> = {
  'a shop that told everything': everything,
  'a shop that told nothing': nothing,
  'a shop whose facts end with a full stop': withStops,
  'a shop that delivers abroad': { ...everything, deliversAbroad: true },
  'a showcase that told everything': { ...everything, isECommerce: false },
  'a showcase that told nothing': { ...nothing, isECommerce: false },
}

const cases = Object.entries(estates).flatMap(([estate, facts]) =>
  LOCALE_CODES.flatMap((locale) =>
    LEGAL_SLUGS.map((slug) => ({ estate, locale, slug, document: legalDocuments[locale][slug](facts) })),
  ),
)

const joined = (parts: readonly LegalPart[]) => parts.map(({ text }) => text).join('')

function sentencesOf(block: LegalBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [joined(block.parts)]
    case 'list':
      return block.entries.map(joined)
    case 'facts':
      return block.facts.flatMap(({ term, description }) => [term, joined(description)])
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'note':
      return [...(block.title ? [block.title] : []), ...block.blocks.flatMap(sentencesOf)]
  }
}

function partsOf(block: LegalBlock): readonly LegalPart[] {
  switch (block.kind) {
    case 'paragraph':
      return block.parts
    case 'list':
      return block.entries.flat()
    case 'facts':
      return block.facts.flatMap(({ description }) => description)
    case 'table':
      return []
    case 'note':
      return block.blocks.flatMap(partsOf)
  }
}

function sentences({ title, lead = '', chapters }: LegalDocument): string[] {
  return [title, lead, ...chapters.flatMap(({ title, blocks }) => [title ?? '', ...blocks.flatMap(sentencesOf)])]
}

const targets = ({ chapters }: LegalDocument) =>
  chapters.flatMap(({ blocks }) => blocks.flatMap(partsOf)).flatMap(({ to }) => to ?? [])

const shape = ({ chapters, updated }: LegalDocument) => ({
  updated,
  chapters: chapters.map(({ blocks }) => blocks.map(shapeOfBlock)),
})

function shapeOfBlock(block: LegalBlock): string {
  if (block.kind === 'table') return `table ${block.columns.length}×${block.rows.length}`
  if (block.kind === 'list') return `list of ${block.entries.length}, ${block.isOrdered}`
  if (block.kind === 'facts') return `${block.facts.length} facts`
  if (block.kind === 'note') return `note (${block.blocks.map(shapeOfBlock).join()})`
  return `paragraph to ${block.parts.flatMap(({ to }) => (to?.startsWith('/') ? to : [])).join()}`
}

const wrong = (mark: RegExp, wanted = (locale: string) => locale !== '') =>
  cases
    .filter(({ locale }) => wanted(locale))
    .flatMap(({ estate, slug, document }) =>
      sentences(document)
        .filter((text) => mark.test(text))
        .map((text) => `${estate}, ${slug}: ${text}`),
    )

test('there are five texts in each language, for shops and showcases, told or not', () => {
  expect(cases).toHaveLength(6 * 2 * 5)
})

test('nothing missing shows: no null, no brace, no bracket, no empty or doubled mark', () => {
  expect(wrong(/null|undefined|NaN|\[object|[{}[\]]|\( *\)|, *[,.:]|\.\.| {2}|\u00a0\u00a0|^\s|\s$/)).toEqual([])
})

test('every block says something, and every row has all its columns', () => {
  for (const { document } of cases) {
    for (const block of document.chapters.flatMap(({ blocks }) => blocks)) {
      expect(sentencesOf(block).every((text) => text.length > 1)).toBe(true)
      if (block.kind === 'facts') expect(block.facts.length).toBeGreaterThan(0)
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
    }
  }
})

test('French has no-break spaces before : ; ! ? » € % and after «', () => {
  const marks = /(?<![\u00a0\u202f])[;!?»€%](?!\w)|[^\u00a0\u202f]:(?!\/\/)|«[^\u00a0\u202f]/
  expect(wrong(marks, (locale) => locale === 'fr')).toEqual([])
})

test('English closes up its marks', () => {
  expect(wrong(/\s[:;!?%]|[«»]/, (locale) => locale === 'en')).toEqual([])
})

test('apostrophes and quotation marks are curly, and no one shouts', () => {
  expect(wrong(/['"!]/)).toEqual([])
})

test('both languages have the same chapters, blocks, rows and links', () => {
  for (const facts of Object.values(estates)) {
    for (const slug of LEGAL_SLUGS) {
      expect(shape(legalDocuments.en[slug](facts))).toEqual(shape(legalDocuments.fr[slug](facts)))
    }
  }
  expect(Object.keys(legalLabels.en)).toEqual(Object.keys(legalLabels.fr))
})

test('links lead to known pages or out of the site', () => {
  const known = [...LEGAL_SLUGS.map((slug) => `/${slug}`), '/nous-contacter', '/privacy/request']
  const strange = cases.flatMap(({ document }) =>
    targets(document).filter((to) => !known.includes(to) && !/^(https:\/\/|mailto:)[\w.@/-]+$/.test(to)),
  )
  expect(strange).toEqual([])
})

test('every text leads to the terms of use, the privacy policy and the contact page', () => {
  for (const { slug, document } of cases) {
    const wanted = ['/use-terms', '/privacy-policy', '/nous-contacter'].filter((path) => path !== `/${slug}`)
    expect(targets(document)).toEqual(expect.arrayContaining(wanted))
    expect(targets(document)).not.toContain(`/${slug}`)
  }
})

interface TextOfOptions {
  slug: (typeof LEGAL_SLUGS)[number]
  facts: LegalFacts
  locale?: 'fr' | 'en'
}

const textOf = ({ slug, facts, locale = 'fr' }: TextOfOptions) =>
  sentences(legalDocuments[locale][slug](facts)).join('\n').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

test('the legal notice names publisher, director and host', () => {
  const notice = textOf({ slug: 'legal-notice', facts: everything })
  const { legalCompanyName, companyName, corporateForm, headOffice, rcs, rm, vatNumber, exciseNumber, phone, email } =
    everything
  for (const fact of [
    legalCompanyName,
    companyName,
    corporateForm,
    headOffice,
    rcs,
    rm,
    vatNumber,
    exciseNumber,
    phone,
    email,
  ]) {
    expect(notice).toContain(fact)
  }
  for (const fact of [everything.legalAgent, everything.host, '15 000 €', '123 456 789 00012', 'essai.example']) {
    expect(notice).toContain(fact)
  }
  expect(notice).toContain('L’abus d’alcool est dangereux pour la santé, à consommer avec modération.')
})

test('what the law wants and the estate has not told can be asked for', () => {
  expect(textOf({ slug: 'legal-notice', facts: nothing })).toContain('communiqués sur simple demande')
  expect(textOf({ slug: 'legal-notice', facts: everything })).not.toContain('sur simple demande')
  expect(textOf({ slug: 'sale-terms', facts: nothing })).toContain(
    'Nous vous donnons son nom et ses coordonnées sur simple demande.',
  )
})

test('the terms of sale say what binds the buyer', () => {
  const terms = textOf({ slug: 'sale-terms', facts: everything })
  for (const said of [
    'Vous avez 30 jours pour changer d’avis',
    'du 1er février au 31 janvier',
    '« Commander avec obligation de paiement »',
    '« Renoncer au contrat ici »',
    '« Confirmer la rétractation »',
    'par carte bancaire uniquement',
    'en France métropolitaine uniquement',
    'article L. 3342-1 du code de la santé publique',
    '20 % en règle générale',
    'Les frais de renvoi sont à votre charge.',
    'Médiateur d’Essai, 2, rue du Conseil',
  ]) {
    expect(terms).toContain(said)
  }
  expect(textOf({ slug: 'sale-terms', facts: { ...everything, deliversAbroad: true } })).not.toContain(
    'métropolitaine uniquement',
  )
  expect(textOf({ slug: 'sale-terms', facts: everything, locale: 'en' })).toContain(
    'You have 30 days to change your mind',
  )
})

test('a showcase says that it does not sell, and nothing of orders or payment', () => {
  const showcase = { ...everything, isECommerce: false }
  expect(textOf({ slug: 'sale-terms', facts: showcase })).toContain('Vous ne pouvez ni commander ni payer sur ce site.')
  expect(legalDocuments.fr['sale-terms'](showcase).chapters).toHaveLength(3)
  for (const slug of ['cookie-policy', 'privacy-policy', 'use-terms', 'legal-notice'] as const) {
    expect(textOf({ slug, facts: showcase })).not.toMatch(/panier|commande|paiement|facture|carte/i)
  }
})

test('the promises about personal data are those of the specification', () => {
  const policy = textOf({ slug: 'privacy-policy', facts: everything })
  for (const said of ['3 ans', '10 ans', 'dans les 30 jours', 'dans les 10 jours ouvrés', 'EARL d’Essai']) {
    expect(policy).toContain(said)
  }
  const cookies = textOf({ slug: 'cookie-policy', facts: everything })
  for (const said of ['13 mois au plus', 'pendant 6 mois', '« Gérer les cookies »']) expect(cookies).toContain(said)
})
