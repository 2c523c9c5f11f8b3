import { useSpokenLocale } from '#office/shell/locale.ts'
import { LOCALES } from '#words/basics/locales.ts'

/** In the money it was paid in. */
export function PastAmount({ amount, currency }: { amount: number; currency: string }) {
  return new Intl.NumberFormat(LOCALES[useSpokenLocale()].iso, { style: 'currency', currency }).format(amount)
}
