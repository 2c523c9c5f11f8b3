import { expect, test } from 'vitest'
import { exciseCategory, excisePlace, exciseReport } from './excise.ts'

const SOLD = { month: '2026-11', kind: 'STILL', alcoholPercent: 12.5, idCountry: 250, millilitres: 750, unknown: 0 }

test('bubbles are sparkling, sweet wines of 15 % are fortified, the rest is still wine up to 18 %', () => {
  const categories = [
    ['SPARKLING', 12],
    ['STILL', 15.5],
    ['STILL', null],
    ['SWEET', 12],
    ['SWEET', 15],
    ['STILL', 18],
    ['STILL', 18.5],
  ] as const
  expect(categories.map(([kind, alcoholPercent]) => exciseCategory({ kind, alcoholPercent }))).toEqual([
    'SPARKLING',
    'STILL',
    'STILL',
    'STILL',
    'INTERMEDIATE',
    'STILL',
    'INTERMEDIATE',
  ])
})

test('Monaco is France, Germany the Union, the United States neither', () => {
  expect([250, 492, 276, 840].map(excisePlace)).toEqual(['FRANCE', 'FRANCE', 'UNION', 'EXPORT'])
})

test('litres add up by month, category and place; what comes to nothing is left out', () => {
  const { rows, unknown } = exciseReport([
    { ...SOLD, month: '2026-12' },
    SOLD,
    { ...SOLD, kind: 'SWEET', millilitres: 500 },
    { ...SOLD, kind: 'SPARKLING', millilitres: 1_500, idCountry: 276 },
    { ...SOLD, kind: 'SPARKLING', millilitres: 750, idCountry: 840 },
    { ...SOLD, kind: 'SPARKLING', millilitres: -750, idCountry: 840 },
    { ...SOLD, kind: null, millilitres: 0, unknown: 3 },
  ])
  expect(rows).toEqual([
    { month: '2026-11', category: 'STILL', place: 'FRANCE', litres: 1.25 },
    { month: '2026-11', category: 'SPARKLING', place: 'UNION', litres: 1.5 },
    { month: '2026-12', category: 'STILL', place: 'FRANCE', litres: 0.75 },
  ])
  expect(unknown).toBe(3)
})
