import type { Locale } from '#words/basics/locales.ts'
import { orderWords } from './words.ts'

/** Why something happened to an order: what a machine noted in words, what a person typed as it was typed. */
export function reasonInWords(reason: string, locale: Locale): string {
  const known: Readonly<Record<string, string>> = orderWords[locale].reasons
  return Object.hasOwn(known, reason) ? (known[reason] ?? reason) : reason
}
