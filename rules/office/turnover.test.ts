import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnoverReport, turnoverSince } from './turnover.ts'

const day = (at: string, cents: number) => ({ day: at, cents, orders: 1 })
const DAYS = [
  day('2025-01-05', 100),
  day('2025-11-01', 200),
  day('2025-11-17', 300),
  day('2025-11-18', 400),
  day('2026-01-01', 1_000),
  { ...day('2026-11-02', 2_000), orders: 2 },
  day('2026-11-17', 4_000),
]

test('today, the month and the year are told beside as much of last year', () => {
  const { today, month, year } = turnoverReport(DAYS, '2026-11-17')
  expect(today).toEqual({ cents: 4_000, orders: 1, lastYearCents: 300 })
  expect(month).toEqual({ cents: 6_000, orders: 3, lastYearCents: 500 })
  expect(year).toEqual({ cents: 7_000, orders: 4, lastYearCents: 600 })
})

test('thirty days and twelve months end today, the present month beside as much of last year’s', () => {
  const { days, months } = turnoverReport(DAYS, '2026-11-17')
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-10-19', '2026-11-17'])
  expect(months.map(({ month }) => month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ])
  expect(months[1]).toMatchObject({ cents: 1_000, lastYearCents: 100 })
  expect(months.at(-1)).toMatchObject({ cents: 6_000, lastYearCents: 500 })
})

test('a leap day is told beside the last day of February', () => {
  const { today } = turnoverReport([day('2027-02-28', 7)], '2028-02-29')
  expect(today.lastYearCents).toBe(7)
})

test('days are asked for since the beginning of last year, or of the oldest month that is shown beside', () => {
  expect(turnoverSince('2026-11-17')).toBe('2024-12-01')
  expect(turnoverSince('2026-12-31')).toBe('2025-01-01')
  expect(turnoverSince('2026-01-01')).toBe('2024-02-01')
})

test('the months up to now add up to all that came since the first of them', () => {
  const some = fc.array(fc.record({ ago: fc.nat(360), cents: fc.nat(10_000) }))
  const at = (ago: number) => new Date(Date.UTC(2026, 10, 17) - ago * 86_400_000).toISOString().slice(0, 10)
  fc.assert(
    fc.property(some, (given) => {
      const days = given.map(({ ago, cents }) => day(at(ago), cents))
      const { months } = turnoverReport(days, '2026-11-17')
      const shown = days.filter((one) => one.day >= '2025-12-01').reduce((sum, { cents }) => sum + cents, 0)
      expect(months.reduce((sum, { cents }) => sum + cents, 0)).toBe(shown)
    }),
  )
})
