import { useSpokenLocale } from '#office/shell/locale.ts'
import { scanWords } from '#words/office/scan/words.ts'

export const useScanWords = () => scanWords[useSpokenLocale()]
