import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'
import { isObject } from '#rules/basics/same-value.ts'
import { numberFormat } from '#words/basics/formats.ts'

/** Values and places of a record in words, whatever they are made of. */
export function useTellValue(thing: SpokenThing) {
  const words = useWords()
  const locale = useSpokenLocale()
  const label = (name: string) => thing.fields[name] ?? languageName(name) ?? name
  const languageName = (name: string) => (words.form.languages as Readonly<Record<string, string>>)[name]

  const value = (path: string, given: unknown): string => {
    const field = path.split('.').at(-1) ?? ''
    if (given === null || given === undefined || given === '') return words.conflict.empty
    if (typeof given === 'boolean') return given ? words.yes : words.no
    if (typeof given === 'number') return numberFormat(locale, {}).format(given)
    if (Array.isArray(given)) return rows(field, given)
    if (isObject(given)) return parts(given)
    return thing.choices[field]?.[String(given)] ?? String(given)
  }
  const rows = (field: string, given: readonly unknown[]): string => {
    if (given.length === 0) return words.conflict.empty
    return given.map((one) => value(field, one)).join(given.some(isObject) ? '\n' : ', ')
  }
  const parts = (given: Record<string, unknown>): string =>
    Object.entries(given)
      .map(([name, one]) => `${label(name)} ${value(name, one)}`)
      .join(' · ')

  return { value, path: (path: string) => path.split('.').map(label).join(' › ') }
}
