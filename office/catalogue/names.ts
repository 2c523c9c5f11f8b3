import type { RaRecord } from 'react-admin'
import { currentLocale } from '#office/shell/locale.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { formatName } from '#words/catalogue/format-name.ts'

/** A row of a list has its name as it is; the whole thing has it in each language. */
export function productName({ id, name, texts }: RaRecord): string {
  return texts?.[currentLocale()]?.name || texts?.fr?.name || name || `#${id}`
}

/** The same of things that have a label. */
export function labelName({ id, label, texts }: RaRecord): string {
  return texts?.[currentLocale()]?.label || texts?.fr?.label || label || `#${id}`
}

/** `Clos du Moulin 2021, Magnum`; the whole declination has no name of its own but its reference. */
export function declinationName({ id, name, year, format, reference }: RaRecord): string {
  const first = [name ?? (reference || `#${id}`), year].filter(Boolean).join(' ')
  return format ? `${first}, ${formatName(format, currentLocale())}` : first
}

/** `−10 %`, `−2,00 €`; `−10%`, `−€2.00`. */
export function discountName({ amount, type }: RaRecord): string {
  const locale = currentLocale()
  const told =
    type === 'PERCENT'
      ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(Number(amount) / 100)
      : formatPrice(Number(amount), locale)
  return `−${told}`
}
