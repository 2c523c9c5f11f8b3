import { numberFormat } from '#words/basics/formats.ts'
import type { Locale } from '#words/basics/locales.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** As people say it: in the largest unit of which there is one. */
export function formatBytes(bytes: number, locale: Locale): string {
  const place = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0
  const unit = UNITS[place] ?? 'kilobyte'
  const amount = bytes / 1000 ** (place + 1)
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: amount < 10 && place > 0 ? 1 : 0 }).format(
    amount,
  )
}
