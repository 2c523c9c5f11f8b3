import type { Problems } from '#contract/basics/problems.ts'
import { addDays, daysOfMonth, parisInstant } from '#rules/basics/paris-time.ts'

/** Whole days of Paris, the last one included. */
export interface Period {
  from: string
  until: string
}

/** A leap year. */
const MOST_DAYS = 366

/** What keeps a period from being told: it ends before it begins, or it is longer than a year. */
export function periodProblems({ from, until }: Period): Problems | null {
  if (until < from) return { until: { problem: 'date-too-early' } }
  if (until >= addDays(from, MOST_DAYS)) return { until: { problem: 'date-too-late' } }
  return null
}

export interface Span {
  from: Date
  /** The first moment that is no longer part of it. */
  until: Date
}

export function periodSpan({ from, until }: Period): Span {
  return { from: parisInstant(from, 0), until: parisInstant(addDays(until, 1), 0) }
}

/** The same days, month by month. */
export function monthsOf({ from, until }: Period): Period[] {
  const months: Period[] = []
  for (let first = from; first <= until; ) {
    const [year = 0, month = 1] = first.split('-').map(Number)
    const last = daysOfMonth(year, month).at(-1) ?? first
    months.push({ from: first, until: last < until ? last : until })
    first = addDays(last, 1)
  }
  return months
}
