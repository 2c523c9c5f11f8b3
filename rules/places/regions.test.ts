import { expect, test } from 'vitest'
import { regionOf } from './regions.ts'

test('a postal code tells its region', () => {
  expect(['49730', '75011', '20000', '20200', '69001', '97400', '97110'].map(regionOf)).toEqual([
    ...['PDL', 'IDF', 'COR', 'COR', 'ARA', 'REU', 'GLP'],
  ])
})

test('every department from 01 to 95 is of one region', () => {
  const departments = Array.from({ length: 95 }, (_, at) => String(at + 1).padStart(2, '0'))
  expect(departments.filter((department) => regionOf(`${department}000`) === null)).toEqual([])
})

test('what is no postal code of France has no region', () => {
  expect(['', '4973', '99999', '98000', 'SW1A 1AA', '497300'].map(regionOf)).toEqual(Array(6).fill(null))
})
