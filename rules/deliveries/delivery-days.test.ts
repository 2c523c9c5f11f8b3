import { expect, test } from 'vitest'
import { readDeliveryDays } from './delivery-days.ts'

test.each([
  ['Livré chez vous en 2 à 3 jours ouvrés', [2, 3]],
  ['At your door in 2 to 3 working days', [2, 3]],
  ['À retirer près de chez vous sous 3 à 5 jours ouvrés', [3, 5]],
  ['Chez vous en 4 à 8 jours ouvrés', [4, 8]],
  ['2-3 jours', [2, 3]],
  ['3–5 j', [3, 5]],
  ['24/48 h', [1, 2]],
  ['24h à 48h', [1, 2]],
  ['En 48 heures', [2, 2]],
  ['Sous 5 jours', [1, 5]],
  ['Within 10 days', [1, 10]],
  ['En 3 jours', [3, 3]],
  ['1 day', [1, 1]],
  ['Une à 2 semaines', [10, 10]],
  ['1 à 2 semaines', [5, 10]],
  ['5 business days', [5, 5]],
] as const)('%s', (told, [least, most]) => {
  expect(readDeliveryDays(told)).toEqual({ least, most })
})

test.each([
  '',
  'Demain',
  'Tomorrow',
  'Le 12',
  'Par 6 bouteilles',
  '3 jeunes vignerons',
  'Selon la destination',
  '5 à 2 jours',
])('no number of days is made up from %j', (told) => {
  expect(readDeliveryDays(told)).toBeNull()
})
