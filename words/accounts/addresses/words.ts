import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type AddressBookWords, fr } from './fr.ts'

export const addressBookWords: Readonly<Record<Locale, AddressBookWords>> = { fr, en }
