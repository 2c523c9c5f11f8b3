import type { Letterhead } from '#api/sites/letterhead.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { MailWords } from '#words/mails/fr.ts'
import type { Letter } from './letter.ts'

/** What every letter is written with. */
export interface LetterContext {
  estate: Letterhead
  words: MailWords
  locale: Locale
  now: Date
}

export function pageUrl({ estate, locale }: LetterContext, path: string): string {
  return `${estate.url}${pathInLocale(path, locale)}`
}

export function siteHost({ estate }: LetterContext): string {
  return estate.url.replace(/^https?:\/\//, '')
}

/** What is said only where it is true. */
export function when<Thing>(isTrue: boolean, ...things: Thing[]): Thing[] {
  return isTrue ? things : []
}

/** How a letter to the estate ends: why it comes, and no invitation to answer oneself. */
export function forEstate(context: LetterContext): Pick<Letter, 'reason' | 'isForEstate'> {
  return { reason: fill(context.words.held.why, { site: siteHost(context) }), isForEstate: true }
}
