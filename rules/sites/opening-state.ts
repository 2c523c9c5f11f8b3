import { addDays, clockTime, parisDay, parisMinutes, weekdayNumber } from '#rules/basics/paris-time.ts'
import type { Company } from './company.ts'
import { readOpenings } from './read-openings.ts'

type OpeningState =
  | { kind: 'open'; until: string }
  /** In how many days; on which day of the week, 1 is Monday. */
  | { kind: 'opens'; days: number; weekday: number; at: string }

const WEEK = 7

/** Whether the estate is open at this moment in Paris, and when it opens next; null when nobody can tell. */
export function openingState(hours: Company['hours'], now: Date): OpeningState | null {
  const [today, minute] = [parisDay(now), parisMinutes(now)]
  for (let days = 0; days <= WEEK; days++) {
    const weekday = weekdayNumber(addDays(today, days))
    const openings = readOpenings(hours[weekday - 1]?.hours ?? null).sort((a, b) => a.from - b.from)
    const next = openings.find(({ until }) => days > 0 || until > minute)
    if (!next) continue
    if (days === 0 && next.from <= minute) return { kind: 'open', until: clockTime(next.until) }
    return { kind: 'opens', days, weekday, at: clockTime(next.from) }
  }
  return null
}
