import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type NewsletterWords } from './fr.ts'

export const newsletterWords: Readonly<Record<Locale, NewsletterWords>> = { fr, en }
