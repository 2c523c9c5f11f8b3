import { addDays } from '#rules/basics/paris-time.ts'

/** What the orders of a day in Paris came to. */
interface TurnoverDay {
  /** `2026-11-17` */
  day: string
  cents: number
  orders: number
}

interface Sum {
  cents: number
  orders: number
  /** In the same time a year ago. */
  lastYearCents: number
}

interface TurnoverReport {
  today: Sum
  month: Sum
  year: Sum
  days: (Sum & { day: string })[]
  months: (Sum & { month: string })[]
}

const DAYS_SHOWN = 30
const MONTHS_SHOWN = 12

/** Since when days are needed for a report of today: the first of the twelve months, a year earlier. */
export function turnoverSince(today: string): string {
  const first = monthBack(today, MONTHS_SHOWN - 1)
  const yearAgo = `${Number(first.slice(0, 4)) - 1}${first.slice(4)}-01`
  const lastYear = `${Number(today.slice(0, 4)) - 1}-01-01`
  return yearAgo < lastYear ? yearAgo : lastYear
}

/** The present day, month and year so far, the days and months before them, each beside the same a year ago. */
export function turnoverReport(days: readonly TurnoverDay[], today: string): TurnoverReport {
  const between = (from: string, until: string): Sum => ({
    ...total(days, { from, until }),
    lastYearCents: total(days, { from: yearBefore(from), until: yearBefore(until) }).cents,
  })
  return {
    today: between(today, today),
    month: between(`${today.slice(0, 7)}-01`, today),
    year: between(`${today.slice(0, 4)}-01-01`, today),
    days: countdown(DAYS_SHOWN).map((ago) => {
      const day = addDays(today, -ago)
      return { day, ...between(day, day) }
    }),
    months: countdown(MONTHS_SHOWN).map((ago) => {
      const month = monthBack(today, ago)
      // The present month is compared with as much of last year's.
      return { month, ...between(`${month}-01`, ago === 0 ? today : `${month}-31`) }
    }),
  }
}

function total(days: readonly TurnoverDay[], { from, until }: { from: string; until: string }) {
  const within = days.filter(({ day }) => from <= day && day <= until)
  return {
    cents: within.reduce((sum, { cents }) => sum + cents, 0),
    orders: within.reduce((sum, { orders }) => sum + orders, 0),
  }
}

/** The same day a year earlier; the 29th of February is the 28th. */
function yearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return same.endsWith('-02-29') ? same.replace('-29', '-28') : same
}

/** `2026-01`, so many months before the one of a day. */
function monthBack(day: string, ago: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - ago
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** 2, 1, 0 */
function countdown(length: number): number[] {
  return Array.from({ length }, (_, at) => length - 1 - at)
}
