import { cents, euros } from '#rules/money.ts'
import { LOCALES, type Locale } from '#words/locales.ts'
import { formatPrice } from '#words/prices.ts'

/** Estates live by this clock, wherever their mails are read. */
const TIME_ZONE = 'Europe/Paris'

export function money(amount: number, locale: Locale): string {
  return formatPrice(euros(cents(amount)), locale)
}

/** `15 novembre 2026` */
export function day(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'long', timeZone: TIME_ZONE }).format(date)
}

/** `samedi 21 novembre 2026` */
export function weekday(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALES[locale].iso, { dateStyle: 'full', timeZone: TIME_ZONE }).format(date)
}

/** `10 h`, `10 h 30`; `10:30` in English. */
export function time(date: Date, locale: Locale): string {
  const written = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  }).format(date)
  if (locale !== 'fr') return written
  const [hours = '', minutes = ''] = written.split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

/** `5,5` */
export function rate(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: 2 }).format(percent)
}
