import { expect, test } from 'vitest'
import { metMeals } from './met-meals.ts'

const FISH = { type: 'FISH', label: 'poisson' } as const
const CHEESE = { type: 'CHEESE', label: 'fromage' } as const

test('a wine tells the meals asked for that it goes with, and no others', () => {
  expect(metMeals(['FISH', 'CHEESE'], [FISH])).toBe('poisson')
  expect(metMeals(['CHEESE', 'FISH'], [FISH, CHEESE])).toBe('poisson, fromage')
  expect(metMeals(['DESSERT'], [FISH, CHEESE])).toBeNull()
  expect(metMeals(['FISH'], [])).toBeNull()
  expect(metMeals([], [FISH])).toBeNull()
})
