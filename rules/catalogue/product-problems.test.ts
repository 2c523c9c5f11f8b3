import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductFields } from '#contract/catalogue/product-resource.ts'
import { productProblems } from './product-problems.ts'

type Vintage = ProductFields['vintages'][number]

const VINTAGE: Vintage = {
  year: 2024,
  alcohol: 12,
  drinkFrom: null,
  drinkUntil: null,
  serveFrom: null,
  serveUntil: null,
  energyKj: null,
  energyKcal: null,
  fat: null,
  saturates: null,
  carbohydrate: null,
  sugars: null,
  protein: null,
  salt: null,
  ingredients: [],
  allergens: [],
  features: [],
  awards: [],
}
const AWARD = { name: 'Concours', year: 2025, medal: 'GOLD', score: null, mediaId: null } as const
const WINE = {
  type: 'WINE',
  kind: 'STILL',
  texts: { fr: { name: 'Vin', slug: 'vin', teaser: '', description: '', metaDescription: '' } },
  grapes: [],
  pictures: [],
  features: [],
  awards: [],
  vintages: [VINTAGE],
} as unknown as ProductFields

const wrong = (fields: Partial<ProductFields>, locale = 'fr') =>
  Object.keys(productProblems({ ...WINE, ...fields }, locale))
const wrongYear = (vintage: Partial<Vintage>) => wrong({ vintages: [{ ...VINTAGE, ...vintage }] })

test('the estate’s main language says what it is, and what its pictures show', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({}, 'en')).toEqual(['texts.en'])
  const pictures = [{ mediaId: 'a', texts: { en: { alt: 'A bottle' } } }]
  expect(wrong({ pictures })).toEqual(['pictures.0.texts.fr'])
})

test('a kind belongs to its family', () => {
  expect(wrong({ kind: 'GLASSWARE' })).toEqual(['kind'])
  expect(wrong({ type: 'BOX', kind: 'GIFT_BOX' })).toEqual([])
})

test('shares of grapes are those of one wine', () => {
  const grapes = (percents: (number | null)[]) => percents.map((percent, at) => ({ grape: `G${at}`, percent }))
  expect(wrong({ grapes: grapes([60, 40, null]) })).toEqual([])
  expect(wrong({ grapes: grapes([60, 41]) })).toEqual(['grapes'])
})

test('a score has a number and a medal none; what the estate names itself has a label', () => {
  expect(wrong({ awards: [{ ...AWARD, medal: 'SCORE' }] })).toEqual(['awards.0.score'])
  expect(wrongYear({ awards: [AWARD, { ...AWARD, score: '92' }] })).toEqual(['vintages.0.awards.1.score'])
  const texts = { fr: { label: null, value: 'Oui' } }
  expect(wrong({ features: [{ key: 'OWN', texts }] })).toEqual(['features.0.texts.fr.label'])
  expect(wrong({ features: [{ key: 'SOIL', texts }] })).toEqual([])
  expect(wrongYear({ features: [{ key: 'SOIL', texts: {} }] })).toEqual(['vintages.0.features.0.texts'])
})

test('a year comes once, and its spans run forward', () => {
  expect(wrong({ vintages: [VINTAGE, VINTAGE] })).toEqual(['vintages.1.year'])
  expect(wrongYear({ drinkFrom: 2030, drinkUntil: 2026, serveFrom: 12, serveUntil: 12 })).toEqual([
    'vintages.0.drinkUntil',
  ])
})

test('what an e-label tells hangs together', () => {
  expect(wrongYear({ sugars: 2, carbohydrate: 1, energyKj: 290, energyKcal: 70 })).toEqual(['vintages.0.sugars'])
  expect(wrongYear({ saturates: 0.2, fat: 0.1, energyKj: 290, energyKcal: 70 })).toEqual(['vintages.0.saturates'])
  expect(wrongYear({ sugars: 0.2 })).toEqual(['vintages.0.energyKj', 'vintages.0.energyKcal'])
  expect(wrongYear({ energyKj: 290 })).toEqual(['vintages.0.energyKcal'])
  expect(wrongYear({ energyKj: 70, energyKcal: 290 })).toEqual(['vintages.0.energyKj'])
  expect(wrongYear({ ingredients: ['GRAPES', 'GRAPES'] })).toEqual(['vintages.0.ingredients'])
})

test('energy that was reckoned by the factors of the regulation always passes', () => {
  const amount = (max: number) => fc.double({ min: 0, max, noNaN: true })
  fc.assert(
    fc.property(amount(20), amount(150), (alcohol, sugars) => {
      const grams = alcohol * 0.789
      const energy = { energyKj: Math.round(grams * 29 + sugars * 17), energyKcal: Math.round(grams * 7 + sugars * 4) }
      expect(wrongYear(energy)).toEqual([])
    }),
  )
})
