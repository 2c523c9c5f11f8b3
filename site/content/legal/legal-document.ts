import { legalFacts } from '#rules/content/legal-facts.ts'
import type { ParameterType, ParameterValues } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { LegalDocument } from '#words/content/legal/blocks.ts'
import { legalDocuments } from '#words/content/legal/documents.ts'
import type { LegalSlug } from '#words/content/legal/slugs.ts'
import { ownText } from './own-text.ts'

/** The parameter by which an estate replaces a standard text with its own. */
const OWN_TEXT: Readonly<Record<LegalSlug, ParameterType>> = {
  'cookie-policy': 'COOKIE_POLICY',
  'legal-notice': 'LEGAL_NOTICE',
  'privacy-policy': 'PRIVACY_POLICY',
  'sale-terms': 'SALE_TERMS',
  'use-terms': 'USE_TERMS',
}

interface LegalPage {
  slug: LegalSlug
  locale: Locale
  values: ParameterValues
  site: { name: string; url: string; isECommerce: boolean }
}

/** What a legal page shows. For loaders: it knows all texts in all languages, which a browser should not have to fetch. */
export function legalDocument({ slug, locale, values, site }: LegalPage): LegalDocument {
  const facts = legalFacts(values, site)
  const standard = legalDocuments[locale][slug](facts)
  const text = values[OWN_TEXT[slug]]?.trim()
  const shown = text ? ownText({ title: standard.title, text, facts, locale }) : standard
  return values.HIDE_CONTACT_PAGE === 'true' ? withoutContactPage(shown, values.COMPANY_EMAIL) : shown
}

/** Where the estate hides its contact page, what leads there leads to its e-mail address, or nowhere. */
function withoutContactPage(document: LegalDocument, email: string | null): LegalDocument {
  const target = email?.trim() ? `mailto:${email.trim()}` : undefined
  const led = JSON.stringify(document, (name, value) => (name === 'to' && value === '/nous-contacter' ? target : value))
  return JSON.parse(led)
}
