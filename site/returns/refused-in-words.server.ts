import type { Locale } from '#words/basics/locales.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'

/** What an address says was refused, in words: only what we say ourselves is ever shown. */
export function refusedInWords(code: string | null, locale: Locale): string | null {
  const words: Readonly<Record<string, string>> = refusalWords[locale]
  return code !== null && Object.hasOwn(words, code) ? (words[code] ?? null) : null
}
