import { LOCALES, type Locale } from './locales.ts'

/** `450 m`, `1,2 km`, `43 km`, as near as one needs to know. */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 950) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`
  const kilometres = metres / 1_000
  const digits = kilometres < 9.95 ? 1 : 0
  const shown = kilometres.toLocaleString(LOCALES[locale].iso, { maximumFractionDigits: digits })
  return `${shown}\u00a0km`
}
