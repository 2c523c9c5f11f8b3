import type { Connector } from '#rules/connectors.ts'
import type { Locale } from '#words/locales.ts'

/** What of a site matters for consent. */
export interface ConsentSite {
  locale: Locale
  isECommerce: boolean
  connectors: readonly Connector[]
}
