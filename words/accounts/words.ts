import { accountWords as en } from './en.ts'
import { accountWords as fr } from './fr.ts'

/** By language. The page’s loader gives them along: no other page has to fetch them. */
export const accountWordsByLocale = { fr, en }
export type { AccountWords } from './fr.ts'
