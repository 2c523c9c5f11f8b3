import { expect, test } from 'vitest'
import { fewNames, joinNames, nameParts } from './name-list.ts'

test('names are listed as each language lists them', () => {
  expect(joinNames(['A'], 'fr')).toBe('A')
  expect(joinNames(['A', 'B'], 'fr')).toBe('A et B')
  expect(joinNames(['A', 'B', 'C'], 'fr')).toBe('A, B et C')
  expect(joinNames(['A', 'B', 'C'], 'en')).toBe('A, B and C')
  expect(joinNames([], 'fr')).toBe('')
})

test('each name of a list comes with what follows it', () => {
  expect(nameParts(['A', 'B', 'C'], 'fr')).toEqual([
    { name: 'A', after: ', ' },
    { name: 'B', after: ' et ' },
    { name: 'C', after: '' },
  ])
})

test('too many names end in a number, which is never one', () => {
  const others = '{n} autres'
  expect(fewNames(['A', 'B', 'C'], { most: 3, others })).toEqual(['A', 'B', 'C'])
  expect(fewNames(['A', 'B', 'C', 'D'], { most: 3, others })).toEqual(['A', 'B', '2 autres'])
})
