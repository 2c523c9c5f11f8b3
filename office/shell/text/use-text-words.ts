import { useSpokenLocale } from '#office/shell/locale.ts'
import type { TextEditorWords } from '#words/office/text/fr.ts'
import { textEditorWords } from '#words/office/text/words.ts'

export function useTextWords(): TextEditorWords {
  return textEditorWords[useSpokenLocale()]
}
