import joursFeries from '@socialgouv/jours-feries'

const HALF_A_DAY_MS = 43_200_000

/** The public holidays of France in a year, as `2026-07-14`. Those of Alsace and Moselle alone are not among them. */
export function frenchHolidays(year: number): Set<string> {
  // The package reckons in the machine's time from midnight; noon is the same day whatever its clocks do in spring.
  return new Set(Object.values(joursFeries(year)).map((day) => localDay(new Date(day.getTime() + HALF_A_DAY_MS))))
}

/** Of a year and the next: a calendar looks ahead over New Year. */
export function holidaysAround(year: number): Set<string> {
  return new Set([...frenchHolidays(year), ...frenchHolidays(year + 1)])
}

function localDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}
