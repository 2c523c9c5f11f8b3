import { LOCALES } from '#words/basics/locales.ts'
import { useSpokenLocale } from './locale.ts'

/** The time of the estate, wherever one reads it. */
const PARIS = { timeZone: 'Europe/Paris' } as const

/** `24/12/2026 10:30`, and `24/12/2026`. */
export function useMoment() {
  const { iso } = LOCALES[useSpokenLocale()]
  const withTime = new Intl.DateTimeFormat(iso, { dateStyle: 'short', timeStyle: 'short', ...PARIS })
  const day = new Intl.DateTimeFormat(iso, { dateStyle: 'short', ...PARIS })
  const told = (format: Intl.DateTimeFormat) => (at: string | null) => (at === null ? '' : format.format(new Date(at)))
  return { moment: told(withTime), day: told(day) }
}
