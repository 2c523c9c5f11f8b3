import { LOCALES, type Locale } from './locales.ts'

/** `5,5`; percent as the law writes them. */
export function formatRate(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: 2 }).format(percent)
}
