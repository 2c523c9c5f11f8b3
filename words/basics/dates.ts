import { dayFormat } from './formats.ts'
import type { Locale } from './locales.ts'

/** `jeudi 24 décembre 2026`, from `2026-12-24`. */
export function formatLongDay(day: string, locale: Locale): string {
  return dayIn({ day, locale, dateStyle: 'full' })
}

/** `24 décembre 2026`, from `2026-12-24`. */
export function formatDay(day: string, locale: Locale): string {
  return dayIn({ day, locale, dateStyle: 'long' })
}

/** `jeudi 24 décembre`, of a day so near that nobody asks for its year. */
export function formatNearDay(day: string, locale: Locale): string {
  return written({ day, locale, options: { weekday: 'long', day: 'numeric', month: 'long' } })
}

/** `jeudi 24`, where the month is told beside it. */
export function formatWeekday(day: string, locale: Locale): string {
  const name = written({ day, locale, options: { weekday: 'long' } })
  return `${name} ${formatDayNumber(day, locale)}`
}

/** `24/12/2026`, from `2026-12-24`. */
export function formatShortDay(day: string, locale: Locale): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return dayFormat(locale, parts).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** `24`, from `2026-12-24`, as it stands within the day written out. */
export function formatDayNumber(day: string, locale: Locale): string {
  const number = Number(day.slice(8, 10))
  return locale === 'fr' && number === 1 ? FIRST : String(number)
}

/** The first of the month alone is an ordinal in French, which no formatter knows. */
const FIRST = '1er'

function dayIn({ day, locale, dateStyle }: { day: string; locale: Locale; dateStyle: 'full' | 'long' }): string {
  return written({ day, locale, options: { dateStyle } })
}

interface WrittenOptions {
  day: string
  locale: Locale
  options: Intl.DateTimeFormatOptions
}

function written({ day, locale, options }: WrittenOptions): string {
  const said = dayFormat(locale, options).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  return locale === 'fr' ? said.replace(/\b1(?= \p{L})/u, FIRST) : said
}

/** `décembre 2026`. */
export function formatMonth({ year, month, locale }: { year: number; month: number; locale: Locale }): string {
  return dayFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(Date.UTC(year, month - 1, 1)))
}

/** `10 h`, `10 h 30` in French, `10:30` in English, from `10:30`. */
export function formatHour(time: string, locale: Locale): string {
  const [, hours = '0', minutes = '00'] = /(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (locale !== 'fr') return `${Number(hours)}:${minutes}`
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}
