import { daysOfMonth } from '#rules/basics/paris-time.ts'

/** Whole days, the last one included. */
export interface Days {
  from: string
  until: string
}

const MONTHS = 24
const YEARS = 3

/** What can be chosen on a day: its month and those before, then its year and those before: `2026-11`, `2026`. */
export function choosablePeriods(today: string): { months: string[]; years: string[] } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const at = year * 12 + month - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
  return { months, years: Array.from({ length: YEARS }, (_, back) => String(year - back)) }
}

/** The days of a month or a year. */
export function daysOfPeriod(period: string): Days {
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return { from: `${period}-01-01`, until: `${period}-12-31` }
  const days = daysOfMonth(year, month)
  return { from: days[0] ?? period, until: days.at(-1) ?? period }
}
