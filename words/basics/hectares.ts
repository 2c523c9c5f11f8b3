import { LOCALES, type Locale } from './locales.ts'

/** `4,2 ha`. */
export function formatHectares(hectares: number, locale: Locale): string {
  return `${hectares.toLocaleString(LOCALES[locale].iso, { maximumFractionDigits: 2 })}\u00a0ha`
}
