import { expect, test } from 'vitest'
import { formatArrival } from './format-arrival.ts'

test.each([
  ['2026-11-19', '2026-11-19', 'jeudi 19 novembre', 'Thursday 19 November'],
  ['2026-11-19', '2026-11-20', 'jeudi 19 ou vendredi 20 novembre', 'Thursday 19 or Friday 20 November'],
  ['2026-11-20', '2026-11-23', 'vendredi 20 ou lundi 23 novembre', 'Friday 20 or Monday 23 November'],
  [
    '2026-11-19',
    '2026-11-24',
    'entre le jeudi 19 et le mardi 24 novembre',
    'between Thursday 19 and Tuesday 24 November',
  ],
  ['2026-11-30', '2026-12-01', 'lundi 30 novembre ou mardi 1er décembre', 'Monday 30 November or Tuesday 1 December'],
  [
    '2026-11-27',
    '2026-12-02',
    'entre le vendredi 27 novembre et le mercredi 2 décembre',
    'between Friday 27 November and Wednesday 2 December',
  ],
])('%s to %s', (from, until, french, english) => {
  expect(formatArrival({ from, until }, 'fr')).toBe(french)
  expect(formatArrival({ from, until }, 'en')).toBe(english)
})
