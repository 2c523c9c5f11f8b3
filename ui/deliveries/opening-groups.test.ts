import { expect, test } from 'vitest'
import { openingGroups } from './opening-groups.ts'

const day = (weekday: number, ...hours: string[]) => ({ weekday, hours })

test('days alike that follow each other are one group', () => {
  const week = [day(1), day(2, 'a'), day(3, 'a'), day(4, 'a', 'b'), day(5, 'a'), day(6, 'a'), day(7)]
  expect(openingGroups(week)).toEqual([
    { from: 2, until: 3, hours: ['a'] },
    { from: 4, until: 4, hours: ['a', 'b'] },
    { from: 5, until: 6, hours: ['a'] },
  ])
})

test('days that are not told part groups, and their order does not matter', () => {
  expect(openingGroups([day(3, 'a'), day(1, 'a')])).toEqual([
    { from: 1, until: 1, hours: ['a'] },
    { from: 3, until: 3, hours: ['a'] },
  ])
  expect(openingGroups([])).toEqual([])
})
