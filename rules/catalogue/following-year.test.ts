import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followingReference, followingVintage } from './following-year.ts'

const VINTAGE = {
  id: 7,
  year: 2023,
  alcohol: 12.5,
  drinkFrom: 2025,
  drinkUntil: 2032,
  serveFrom: 14,
  serveUntil: 16,
  energyKj: 290,
  energyKcal: 70,
  fat: 0,
  saturates: 0,
  carbohydrate: 0.4,
  sugars: 0.2,
  protein: 0,
  salt: 0,
  ingredients: ['GRAPES' as const],
  allergens: [],
  features: [
    { key: 'TASTING' as const, texts: { fr: { label: null, value: 'Fruits noirs' } } },
    { key: 'YEAR_STORY' as const, texts: { fr: { label: null, value: 'Un été sec' } } },
  ],
  awards: [{ name: 'Concours', year: 2024, medal: 'GOLD' as const, score: null, mediaId: null }],
}

test('the next year keeps words and ingredients, moves its years on, and knows nothing that was measured or won', () => {
  const next = followingVintage(VINTAGE, 2024)
  expect(next).toMatchObject({ year: 2024, drinkFrom: 2026, drinkUntil: 2033, serveFrom: 14, ingredients: ['GRAPES'] })
  expect(next.features.map(({ key }) => key)).toEqual(['TASTING'])
  expect([next.alcohol, next.energyKj, next.sugars, next.awards, next.id]).toEqual([null, null, null, [], undefined])
})

test('a reference that names its year names the next one, and is nobody else’s', () => {
  const years = { from: 2023, to: 2024 }
  expect(followingReference('ROC-2023-75', { ...years, taken: new Set() })).toBe('ROC-2024-75')
  expect(followingReference('ROC-75', { ...years, taken: new Set() })).toBe('ROC-75-2024')
  expect(followingReference('ROC-2023', { ...years, taken: new Set(['ROC-2024', 'ROC-2024-2']) })).toBe('ROC-2024-3')
  expect(followingReference('', { ...years, taken: new Set() })).toBe('')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.string()), (reference, others) => {
      const taken = new Set([...others, `${reference}-2024`])
      expect(taken.has(followingReference(reference, { from: null, to: 2024, taken }))).toBe(false)
    }),
  )
})
