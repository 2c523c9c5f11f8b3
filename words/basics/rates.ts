import { numberFormat } from './formats.ts'
import type { Locale } from './locales.ts'

/** `5,5`; percent as the law writes them. */
export function formatRate(percent: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(percent)
}
