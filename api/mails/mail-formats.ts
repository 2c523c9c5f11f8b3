import { cents, euros } from '#rules/basics/money.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { formatDay, formatHour, formatLongDay } from '#words/basics/dates.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'

export function money(amount: number, locale: Locale): string {
  return formatPrice(euros(cents(amount)), locale)
}

/** Estates live by the clocks of Paris, wherever their mails are read: `15 novembre 2026`. */
export function day(date: Date, locale: Locale): string {
  return formatDay(parisDay(date), locale)
}

/** `samedi 21 novembre 2026` */
export function weekday(date: Date, locale: Locale): string {
  return formatLongDay(parisDay(date), locale)
}

/** `10 h`, `10 h 30`; `10:30` in English. */
export function time(date: Date, locale: Locale): string {
  return formatHour(clockTime(parisMinutes(date)), locale)
}
