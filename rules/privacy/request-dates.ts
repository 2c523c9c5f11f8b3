import type { PrivacyKind } from '#contract/privacy/closed-sets.ts'
import { addDays, parisDay } from '#rules/basics/paris-time.ts'

/** A month (RGPD, article 12); the estate says thirty days. */
const ANSWER_DAYS = 30
/** What the estate promises for a deletion. */
const DELETION_WORKING_DAYS = 10

interface RequestDates {
  kind: PrivacyKind
  receivedAt: Date
  /** Public holidays, as days. */
  holidays: ReadonlySet<string>
}

/** The last day on which a request is to be answered, as `2026-07-14`. */
export function dueDay({ kind, receivedAt, holidays }: RequestDates): string {
  const received = parisDay(receivedAt)
  if (kind !== 'DELETION') return addDays(received, ANSWER_DAYS)
  let day = received
  for (let left = DELETION_WORKING_DAYS; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, holidays)) left -= 1
  }
  return day
}

function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}
