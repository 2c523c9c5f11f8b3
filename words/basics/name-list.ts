import { fill } from './fill.ts'
import { LOCALES, type Locale } from './locales.ts'

const formats: Partial<Record<Locale, Intl.ListFormat>> = {}

function listFormat(locale: Locale): Intl.ListFormat {
  formats[locale] ??= new Intl.ListFormat(LOCALES[locale].iso)
  return formats[locale]
}

/** `Les Aubépines, Clos du Puits et La Perrine`. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return listFormat(locale).format(names)
}

/** The same name by name, each with what follows it, so that names can be links. */
export function nameParts(names: readonly string[], locale: Locale): { name: string; after: string }[] {
  const parts = listFormat(locale).formatToParts(names)
  return parts.flatMap(({ type, value: name }, at) => {
    const next = parts[at + 1]
    return type === 'element' ? { name, after: next?.type === 'literal' ? next.value : '' } : []
  })
}

/** So many names at most; those who are left over become a number. `others` has `{n}` in it, which is never one. */
export function fewNames(names: readonly string[], { most, others }: { most: number; others: string }): string[] {
  if (names.length <= most) return [...names]
  const shown = names.slice(0, most - 1)
  return [...shown, fill(others, { n: names.length - shown.length })]
}
