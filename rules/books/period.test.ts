import { expect, test } from 'vitest'
import { monthsOf, periodProblems, periodSpan } from './period.ts'

test('a day, a month and a leap year can be told, a day more cannot', () => {
  expect(periodProblems({ from: '2028-01-01', until: '2028-01-01' })).toBeNull()
  expect(periodProblems({ from: '2028-01-01', until: '2028-12-31' })).toBeNull()
  expect(periodProblems({ from: '2028-01-01', until: '2029-01-01' })).toEqual({ until: { problem: 'date-too-late' } })
})

test('a period ends after it begins', () => {
  expect(periodProblems({ from: '2026-11-02', until: '2026-11-01' })).toEqual({ until: { problem: 'date-too-early' } })
})

test('days are days of Paris, the last one whole', () => {
  const { from, until } = periodSpan({ from: '2026-03-01', until: '2026-03-31' })
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'])
})

test('a period is told month by month, without a day lost or doubled', () => {
  expect(monthsOf({ from: '2025-12-15', until: '2026-02-10' })).toEqual([
    { from: '2025-12-15', until: '2025-12-31' },
    { from: '2026-01-01', until: '2026-01-31' },
    { from: '2026-02-01', until: '2026-02-10' },
  ])
  expect(monthsOf({ from: '2026-03-05', until: '2026-03-05' })).toEqual([{ from: '2026-03-05', until: '2026-03-05' }])
})
