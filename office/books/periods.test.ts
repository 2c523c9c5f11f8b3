import { expect, test } from 'vitest'
import { choosablePeriods, daysOfPeriod } from './periods.ts'

test('two years of months and three years can be chosen, the present ones first', () => {
  const { months, years } = choosablePeriods('2026-01-17')
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect([months.length, months.at(-1)]).toEqual([24, '2024-02'])
  expect(years).toEqual(['2026', '2025', '2024'])
})

test('a month ends with its last day, a year with December', () => {
  expect(daysOfPeriod('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
  expect(daysOfPeriod('2026')).toEqual({ from: '2026-01-01', until: '2026-12-31' })
})
