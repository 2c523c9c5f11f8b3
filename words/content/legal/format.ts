import type { Locale } from '#words/basics/locales.ts'

const MONTHS: Readonly<Record<Locale, string>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
}

/** `1er février`, `1 February`. */
export function dayAndMonth({ day, month }: { day: number; month: number }, locale: Locale): string {
  const first = locale === 'fr' && day === 1 ? '1er' : String(day)
  return `${first}\u00a0${MONTHS[locale].split(' ')[month - 1]}`
}

/** `2026-11-15` → `15 novembre 2026`. */
export function longDate(iso: string, locale: Locale): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${dayAndMonth({ day: day ?? 1, month: month ?? 1 }, locale)} ${year}`
}

/** A capital typed as bare figures gets its currency; anything else stays as the estate wrote it. */
export function capital(typed: string, locale: Locale): string {
  const figures = typed.replace(/\s/g, '')
  if (!/^\d{1,12}$/.test(figures)) return typed
  const grouped = figures.replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u202f' : ',')
  return locale === 'fr' ? `${grouped}\u00a0€` : `€${grouped}`
}

/** Fourteen figures read better as company and establishment: `123 456 789 00012`. */
export function siret(typed: string): string {
  const figures = /^(\d{3})(\d{3})(\d{3})(\d{5})$/.exec(typed.replace(/\s/g, ''))
  return figures ? figures.slice(1).join('\u00a0') : typed
}

/** `https://www.domaine.fr` → `www.domaine.fr`. */
export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
