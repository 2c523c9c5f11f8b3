import { useSpokenLocale } from '#office/shell/locale.ts'
import type { ImportWords } from '#words/imports/fr.ts'
import { importWords } from '#words/imports/words.ts'

export function useImportWords(): ImportWords {
  return importWords[useSpokenLocale()]
}
