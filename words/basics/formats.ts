import { LOCALES, type Locale } from './locales.ts'

/** By language and way. To make a formatter takes a hundred times as long as to use it. */
const numbers = new Map<string, Intl.NumberFormat>()
const days = new Map<string, Intl.DateTimeFormat>()

/** The ways are written in our code: a closed set. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = numbers.get(key) ?? new Intl.NumberFormat(LOCALES[locale].iso, options)
  numbers.set(key, known)
  return known
}

/** Of days that are told as such, wherever it is read. */
export function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = days.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale].iso, { ...options, timeZone: 'UTC' })
  days.set(key, known)
  return known
}
