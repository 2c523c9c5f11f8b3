import { expect, test } from 'vitest'
import { parameterValues } from '#rules/sites/parameters.ts'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import { legalDocument } from './legal-document.ts'

const site = { name: 'Domaine d’Essai', url: 'https://essai.example', isECommerce: true }
const OWN = ['COOKIE_POLICY', 'LEGAL_NOTICE', 'PRIVACY_POLICY', 'SALE_TERMS', 'USE_TERMS']

test('each own text replaces its standard text and no other', () => {
  LEGAL_SLUGS.forEach((slug, place) => {
    const values = parameterValues([{ type: OWN[place] ?? '', value: 'Nos mots, {companyName}.' }])
    const documents = LEGAL_SLUGS.map((each) => legalDocument({ slug: each, locale: 'fr', values, site }))
    expect(documents.map(({ updated }) => updated === null)).toEqual(LEGAL_SLUGS.map((each) => each === slug))
    expect(documents[place]?.chapters).toEqual([
      { title: null, blocks: [{ kind: 'paragraph', parts: [{ text: 'Nos mots, Domaine d’Essai.' }] }] },
    ])
  })
})

test('an own text keeps the title of its page, in the language of the page', () => {
  const values = parameterValues([{ type: 'SALE_TERMS', value: 'Nos mots' }])
  expect(legalDocument({ slug: 'sale-terms', locale: 'en', values, site }).title).toBe('Terms of sale')
})

test('a blank own text is none', () => {
  const values = parameterValues([{ type: 'SALE_TERMS', value: ' \n ' }])
  expect(legalDocument({ slug: 'sale-terms', locale: 'fr', values, site }).chapters.length).toBeGreaterThan(10)
})
