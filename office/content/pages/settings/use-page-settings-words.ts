import { useSpokenLocale } from '#office/shell/locale.ts'
import { pageSettingsWords } from '#words/office/page-settings/words.ts'

export function usePageSettingsWords() {
  return pageSettingsWords[useSpokenLocale()]
}
