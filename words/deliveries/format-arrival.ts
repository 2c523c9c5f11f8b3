import { formatNearDay, formatWeekday } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { arrivalWords } from './arrival/words.ts'

const DAY_MS = 86_400_000
const FRIDAY = 5

/** `jeudi 19 ou vendredi 20 novembre`, `entre le jeudi 19 et le mardi 24 novembre`; the month is said once. */
export function formatArrival({ from, until }: { from: string; until: string }, locale: Locale): string {
  if (from === until) return formatNearDay(from, locale)
  const words = arrivalWords[locale]
  const first = from.slice(0, 7) === until.slice(0, 7) ? formatWeekday(from, locale) : formatNearDay(from, locale)
  const facts = { from: first, until: formatNearDay(until, locale) }
  return fill(isNext(from, until) ? words.either : words.between, facts)
}

/** The day after, or Monday after Friday. */
function isNext(from: string, until: string): boolean {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
  return days === 1 || (days === 3 && new Date(from).getUTCDay() === FRIDAY)
}
