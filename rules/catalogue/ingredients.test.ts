import { expect, test } from 'vitest'
import { INGREDIENTS } from '#contract/catalogue/e-labels.ts'
import { hasOnlyTraces, ingredientRole, isAllergen, knownAllergens, knownIngredients } from './ingredients.ts'

test('what nobody has words for is left out, and nothing is told twice', () => {
  expect(knownIngredients(['GRAPES', 'MAGIC', 'toString', 'GRAPES', 'SULPHITES'])).toEqual(['GRAPES', 'SULPHITES'])
  expect(knownIngredients([...INGREDIENTS])).toEqual([...INGREDIENTS])
})

test('every form of sulphites is an allergen, and nothing else on the list', () => {
  expect(INGREDIENTS.filter(isAllergen)).toEqual(['SULPHITES', 'SULPHUR_DIOXIDE', 'POTASSIUM_METABISULPHITE'])
})

test('sulphites among the ingredients are told even where the estate forgot to', () => {
  expect(knownAllergens([], ['GRAPES', 'POTASSIUM_METABISULPHITE'])).toEqual(['SULPHITES'])
  expect(knownAllergens(['EGG', 'SULPHITES', 'NUTS'], ['SULPHITES'])).toEqual(['SULPHITES', 'EGG'])
  expect(knownAllergens([], ['GRAPES'])).toEqual([])
})

test('an additive has its class, grapes have none', () => {
  expect([ingredientRole('GRAPES'), ingredientRole('TARTARIC_ACID'), ingredientRole('ARGON')]).toEqual([
    'food',
    'acidityRegulator',
    'gas',
  ])
})

test('one sentence stands for four amounts only when all of them are next to nothing', () => {
  const none = { fat: 0, saturates: null, protein: 0, salt: 0.01 }
  expect(hasOnlyTraces(none)).toBe(true)
  expect(hasOnlyTraces({ ...none, protein: 0.6 })).toBe(false)
  expect(hasOnlyTraces({ ...none, salt: 0.02 })).toBe(false)
  expect(hasOnlyTraces({ ...none, fat: 0.6 })).toBe(false)
  expect(hasOnlyTraces({ ...none, saturates: 0.2 })).toBe(false)
})
