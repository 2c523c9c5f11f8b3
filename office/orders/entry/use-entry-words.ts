import { useSpokenLocale } from '#office/shell/locale.ts'
import type { EntryWords } from '#words/office/entry/fr.ts'
import { entryWords } from '#words/office/entry/words.ts'

export function useEntryWords(): EntryWords {
  return entryWords[useSpokenLocale()]
}
