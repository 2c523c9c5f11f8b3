import { accountWords as en } from './site/account-en.ts'
import { accountWords as fr } from './site/account-fr.ts'

/** By language. The page’s loader gives them along: no other page has to fetch them. */
export const accountWordsByLocale = { fr, en }
export type { AccountWords } from './site/account-fr.ts'
