import { expect, test } from 'vitest'
import { sectionTypes } from '#contract/content/sections.ts'
import { breaksFrenchSpacing, stringsIn } from '#tests/support/typography.ts'
import type { Locale } from '#words/basics/locales.ts'
import { DEMO_ESTATES } from './load-demo.ts'

const ofEstates = DEMO_ESTATES.flatMap(
  ({
    name,
    pages,
    elements,
    addresses,
    parameters,
    catalogue,
    visits,
    deliveries,
    forms,
    journal,
    partners,
    events,
    popups,
  }) => [
    ...stringsIn(popups?.map(({ texts }) => texts.fr)),
    ...wordsIn([catalogue, visits], 'fr'),
    ...wordsIn(forms, 'fr'),
    ...wordsIn(journal, 'fr').map(withoutMarkup),
    ...stringsIn(partners.map(({ title, texts }) => [title, texts?.fr ?? ''])),
    ...stringsIn(events.map(({ texts }) => texts.fr)),
    ...stringsIn(deliveries?.carriers.map(({ texts }) => texts.fr)),
    ...pages.flatMap(({ texts, sections }) => stringsIn([texts.fr, sections?.fr])),
    ...elements.flatMap(({ texts }) => stringsIn(texts.fr)),
    ...stringsIn([name, addresses, parameters]),
  ],
)
const ofSamples = stringsIn(Object.values(sectionTypes).map(({ sample }) => sample))
const french = [...ofEstates, ...ofSamples]
const english = DEMO_ESTATES.flatMap(
  ({ pages, elements, catalogue, visits, deliveries, forms, journal, partners, events }) => [
    ...wordsIn([catalogue, visits], 'en'),
    ...wordsIn(forms, 'en'),
    ...wordsIn(journal, 'en').map(withoutMarkup),
    ...stringsIn(partners.map(({ texts }) => texts?.en ?? '')),
    ...stringsIn(events.map(({ texts }) => texts.en)),
    ...stringsIn(deliveries?.carriers.map(({ texts }) => texts.en)),
    ...pages.flatMap(({ texts, sections }) => stringsIn([texts.en, sections?.en])),
    ...elements.flatMap(({ texts }) => stringsIn(texts.en)),
  ],
)

test('French has no-break spaces before : ; ! ? » and after «', () => {
  expect(french.filter(breaksFrenchSpacing)).toEqual([])
})

test('English has no space before : ; ! ?', () => {
  expect(english.filter((text) => /\s[:;!?]/.test(text))).toEqual([])
})

test('a number never parts from its unit', () => {
  expect([...french, ...english].filter((text) => /\d (?:%|°C|€|m|mètres|metres|cl)(?!\p{L})/u.test(text))).toEqual([])
})

test('apostrophes are curly, suspension points are one sign, nothing is exclaimed', () => {
  expect([...french, ...english].filter((text) => /['"!]|\.\.\./.test(text))).toEqual([])
})

test('the estates speak of origin, soil, method and people: neither worn words nor vague green or festive ones', () => {
  const worn = /passion|savoir-faire|ancestral|écrin|éco-?responsable|durable|sustainab|eco-|heritage|santé|health/i
  const festive = /dégustez|savourez|à consommer|à déguster|convivi|plaisir|enjoy|savour|indulge|celebrat/i
  expect([...french, ...english].filter((text) => worn.test(text) || festive.test(text))).toEqual([])
})

/** What hangs on a language, however deep it lies. */
function wordsIn(value: unknown, locale: Locale): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (key === locale ? stringsIn(inner) : wordsIn(inner, locale)))
}

/** A rich text without its tags: the words are what is set. */
function withoutMarkup(text: string): string {
  return text.replace(/<[^>]*>/g, ' ')
}
