import type { Connector } from '#rules/consent/connectors.ts'
import type { Locale } from '#words/basics/locales.ts'

/** What of a site matters for consent. */
export interface ConsentSite {
  locale: Locale
  isECommerce: boolean
  connectors: readonly Connector[]
}
