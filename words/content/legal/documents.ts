import type { Locale } from '#words/basics/locales.ts'
import type { LegalDocument } from './blocks.ts'
import { cookiePolicy as cookiePolicyEn } from './en/cookie-policy.ts'
import { legalNotice as legalNoticeEn } from './en/legal-notice.ts'
import { privacyPolicy as privacyPolicyEn } from './en/privacy-policy.ts'
import { saleTerms as saleTermsEn } from './en/sale-terms.ts'
import { useTerms as useTermsEn } from './en/use-terms.ts'
import type { LegalFacts } from './facts.ts'
import { cookiePolicy as cookiePolicyFr } from './fr/cookie-policy.ts'
import { legalNotice as legalNoticeFr } from './fr/legal-notice.ts'
import { privacyPolicy as privacyPolicyFr } from './fr/privacy-policy.ts'
import { saleTerms as saleTermsFr } from './fr/sale-terms.ts'
import { useTerms as useTermsFr } from './fr/use-terms.ts'
import type { LegalSlug } from './slugs.ts'

/** Every legal text in every language; all of them together weigh too much for a browser, so only the server takes this file. */
export const legalDocuments: Readonly<
  Record<Locale, Readonly<Record<LegalSlug, (facts: LegalFacts) => LegalDocument>>>
> = {
  fr: {
    'cookie-policy': cookiePolicyFr,
    'legal-notice': legalNoticeFr,
    'privacy-policy': privacyPolicyFr,
    'sale-terms': saleTermsFr,
    'use-terms': useTermsFr,
  },
  en: {
    'cookie-policy': cookiePolicyEn,
    'legal-notice': legalNoticeEn,
    'privacy-policy': privacyPolicyEn,
    'sale-terms': saleTermsEn,
    'use-terms': useTermsEn,
  },
}
