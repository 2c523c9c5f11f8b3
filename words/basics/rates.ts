import type { Locale } from './locales.ts'

/** `5,5`; percent as the law writes them, to the hundredth. Written by hand for the sake of phones, as prices are. */
export function formatRate(percent: number, locale: Locale): string {
  const written = String(Math.round(percent * 100) / 100)
  return locale === 'fr' ? written.replace('.', ',') : written
}
