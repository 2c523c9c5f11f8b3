import type { PopupPage } from '#contract/content/closed-sets.ts'
import type { TimedPopup } from '#contract/content/popups.ts'
import { LOCALES } from '#words/basics/locales.ts'

const KINDS: Readonly<Record<PopupPage, string>> = {
  HOME: '',
  LIST: 'nos-vins',
  PRODUCT: '(wines|products)/.+',
  CONTENT: '[^/]+',
}

/** The addresses of pages that may have a popup, as a pattern: on all others the browser fetches nothing for them. */
export function popupPattern(popups: readonly TimedPopup[]): string {
  const places = popups.flatMap(({ onPages, onKinds }) => [
    ...onPages.map((slug) => (slug === 'accueil' ? '' : slug.replace(/[^\w-]/g, '\\$&'))),
    ...onKinds.map((kind) => KINDS[kind]),
  ])
  if (places.length === 0) return ''
  const prefixes = Object.values(LOCALES).flatMap(({ prefix }) => prefix || [])
  return `^(${prefixes.join('|')})?/?(${[...new Set(places)].join('|')})$`
}
