import type { Locale } from './locales.ts'

const WAYS: Readonly<Record<Locale, { before: string; group: string; point: string; after: string }>> = {
  fr: { before: '', group: '\u202f', point: ',', after: '\u00a0€' },
  en: { before: '€', group: ',', point: '.', after: '' },
}

/**
 * `12,50 €` or `€12.50`; euros as they travel. Written as browsers would write it, which the test compares: asked for the
 * first price of a page, they read the rules of a whole language, for a tenth of a second on a phone.
 */
export function formatPrice(amount: number, locale: Locale): string {
  const { before, group, point, after } = WAYS[locale]
  const cents = Math.round(Math.abs(amount) * 100)
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, group)
  const sign = amount < 0 && cents > 0 ? '-' : ''
  return `${sign}${before}${whole}${point}${String(cents % 100).padStart(2, '0')}${after}`
}
