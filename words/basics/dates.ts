import { LOCALES, type Locale } from './locales.ts'

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[locale].iso, { ...options, timeZone: 'UTC' })

/** `jeudi 24 décembre 2026`, from `2026-12-24`. */
export function formatLongDay(day: string, locale: Locale): string {
  return dayIn({ day, locale, dateStyle: 'full' })
}

/** `24 décembre 2026`, from `2026-12-24`. */
export function formatDay(day: string, locale: Locale): string {
  return dayIn({ day, locale, dateStyle: 'long' })
}

/** `jeudi 24 décembre`, from `2026-12-24`: a day that everybody knows the year of. */
export function formatWeekday(day: string, locale: Locale): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const written = format(locale, parts).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  return locale === 'fr' ? withFirst(written) : written
}

/** `24/12/2026`, from `2026-12-24`. */
export function formatShortDay(day: string, locale: Locale): string {
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return format(locale, parts).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** `24`, from `2026-12-24`, as it stands within the day written out. */
export function formatDayNumber(day: string, locale: Locale): string {
  const number = Number(day.slice(8, 10))
  return locale === 'fr' && number === 1 ? FIRST : String(number)
}

/** The first of the month alone is an ordinal in French, which no formatter knows. */
const FIRST = '1er'

function dayIn({ day, locale, dateStyle }: { day: string; locale: Locale; dateStyle: 'full' | 'long' }): string {
  const written = format(locale, { dateStyle }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  return locale === 'fr' ? withFirst(written) : written
}

function withFirst(written: string): string {
  return written.replace(/\b1(?= \p{L})/u, FIRST)
}

/** `décembre 2026`. */
export function formatMonth({ year, month, locale }: { year: number; month: number; locale: Locale }): string {
  return format(locale, { month: 'long', year: 'numeric' }).format(new Date(Date.UTC(year, month - 1, 1)))
}

/** `10 h`, `10 h 30` in French, `10:30` in English, from `10:30`. */
export function formatHour(time: string, locale: Locale): string {
  const [, hours = '0', minutes = '00'] = /(\d{1,2}):(\d{2})/.exec(time) ?? []
  if (locale !== 'fr') return `${Number(hours)}:${minutes}`
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`
}
