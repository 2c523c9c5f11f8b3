import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { formatHour, formatShortDay } from '#words/basics/dates.ts'
import type { Locale } from '#words/basics/locales.ts'

/** `24/12/2026`, by the clocks of Paris. */
export function shortDay(instant: string, locale: Locale): string {
  return formatShortDay(parisDay(new Date(instant)), locale)
}

/** `10 h 30` */
export function hour(instant: string, locale: Locale): string {
  return formatHour(clockTime(parisMinutes(new Date(instant))), locale)
}
