/** The legal texts of a site, each at its address in every language. */
export const LEGAL_SLUGS = ['cookie-policy', 'legal-notice', 'privacy-policy', 'sale-terms', 'use-terms'] as const

export type LegalSlug = (typeof LEGAL_SLUGS)[number]
