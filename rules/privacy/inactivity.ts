import { addDays, parisDay, parisInstant, parisYear } from '#rules/basics/paris-time.ts'

/** After the last sign of life (CNIL, référentiel relatif à la gestion des activités commerciales). */
const INACTIVE_YEARS = 3
const WARNING_DAYS = 30
/** After the end of the year it was issued in (code de commerce, L123-22). */
const ARCHIVE_YEARS = 10

interface InactivityDates {
  /** Whoever was last heard of before is forgotten. */
  forgetBefore: Date
  /** Whoever was last heard of before is told so. */
  warnBefore: Date
  /** When those who are told today are forgotten, as `2026-07-14`. */
  forgetOn: string
  /** Archived invoices that were issued before are not wanted by anyone any more. */
  archivedBefore: Date
}

export function inactivityDates(now: Date): InactivityDates {
  const today = parisDay(now)
  const yearsAgo = (day: string) => parisInstant(`${Number(day.slice(0, 4)) - INACTIVE_YEARS}${day.slice(4)}`, 0)
  return {
    forgetBefore: yearsAgo(leapless(today)),
    warnBefore: yearsAgo(leapless(addDays(today, WARNING_DAYS))),
    forgetOn: addDays(today, WARNING_DAYS),
    archivedBefore: parisInstant(`${parisYear(now) - ARCHIVE_YEARS}-01-01`, 0),
  }
}

/** Three years before the 29th of February was the 1st of March. */
function leapless(day: string): string {
  return day.endsWith('-02-29') ? addDays(day, 1) : day
}
