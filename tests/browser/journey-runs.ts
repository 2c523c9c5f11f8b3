import { LOCALE_CODES, type Locale } from '#words/basics/locales.ts'

type Way = 'keyboard' | 'mouse'

/** How a journey is walked: in which language, and by what. */
export interface Run {
  locale: Locale
  way: Way
}

export const EVERY_RUN: readonly Run[] = LOCALE_CODES.flatMap((locale) => [
  { locale, way: 'keyboard' as const },
  { locale, way: 'mouse' as const },
])

/** Each journey as often as it has widths, so mixed that languages and ways take turns. */
export function usualRun({ isPhone, isOnce }: { isPhone: boolean; isOnce: boolean }): Run {
  if (isPhone) return { locale: 'fr', way: 'keyboard' }
  return isOnce ? { locale: 'en', way: 'keyboard' } : { locale: 'en', way: 'mouse' }
}
