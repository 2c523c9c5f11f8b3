import type { Locale } from '#words/basics/locales.ts'
import type { FactsBlock } from './blocks.ts'
import { identityTerms as en } from './en/identity-terms.ts'
import { type LegalFacts, sellerName } from './facts.ts'
import { capital, siret } from './format.ts'
import { identityTerms as fr, type IdentityTerms } from './fr/identity-terms.ts'
import { facts } from './make-blocks.ts'

const TERMS: Readonly<Record<Locale, IdentityTerms>> = { fr, en }

/** Who stands behind the site, as far as the estate has told. */
export function identity(estate: LegalFacts, locale: Locale): FactsBlock {
  const terms = TERMS[locale]
  const seller = sellerName(estate)
  return facts(
    [terms.name, seller],
    [terms.tradeName, estate.companyName === seller ? null : estate.companyName],
    [terms.form, estate.corporateForm],
    [terms.capital, estate.shareCapital === null ? null : capital(estate.shareCapital, locale)],
    [terms.headOffice, estate.headOffice],
    [terms.siret, estate.siret === null ? null : siret(estate.siret)],
    [terms.rcs, estate.rcs],
    [terms.rm, estate.rm],
    [terms.vat, estate.vatNumber],
    [terms.excise, estate.exciseNumber],
    [terms.phone, estate.phone],
    [terms.email, estate.email],
  )
}

/** Whether nothing is missing that the law wants on the site: articles 1-1 and 19 of the loi n° 2004-575. */
export function isIdentified({ corporateForm, headOffice, phone, email, siret, rcs, rm }: LegalFacts): boolean {
  const registration = siret ?? rcs ?? rm
  return [corporateForm, headOffice, phone, email, registration].every((fact) => fact !== null)
}

/** How to reach whoever answers for the site. */
export function contactFacts(estate: LegalFacts, locale: Locale): FactsBlock {
  const terms = TERMS[locale]
  return facts(
    [terms.name, sellerName(estate)],
    [terms.headOffice, estate.headOffice],
    [terms.phone, estate.phone],
    [terms.email, estate.email],
  )
}
