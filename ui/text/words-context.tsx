import { createContext, useContext } from 'react'
import type { SiteWords } from '#words/sites/shell/fr.ts'

const Words = createContext<SiteWords | null>(null)

export const WordsProvider = Words.Provider

export function useWords(): SiteWords {
  const words = useContext(Words)
  if (!words) throw new Error('No words given')
  return words
}
