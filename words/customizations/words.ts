import { customizeWords as en } from './en.ts'
import { customizeWords as fr } from './fr.ts'

/** By language. The page’s loader gives them along: no other page has to fetch them. */
export const customizeWordsByLocale = { fr, en }
