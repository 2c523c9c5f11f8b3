import type { Problems } from '#contract/basics/problems.ts'
import { addDays, parisInstant } from '#rules/basics/paris-time.ts'

/** Whole days of Paris, the last one included. */
interface Period {
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
