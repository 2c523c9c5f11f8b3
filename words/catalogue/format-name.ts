import type { Locale } from '#words/basics/locales.ts'
import { formatWords } from './formats/words.ts'

/** `Magnum`; an unusual size is told in centilitres. */
export function formatName(millilitres: number, locale: Locale): string {
  const names: Readonly<Record<number, string>> = formatWords[locale]
  return names[millilitres] ?? formatSize(millilitres, locale)
}

/** `75 cl`, `37,5 cl`, `1,5 l` from a litre and a half on. */
export function formatSize(millilitres: number, locale: Locale): string {
  const [size, unit] = millilitres >= 1_000 ? [millilitres / 1_000, 'l'] : [millilitres / 10, 'cl']
  const told = locale === 'fr' ? String(size).replace('.', ',') : String(size)
  return `${told}\u00a0${unit}`
}
