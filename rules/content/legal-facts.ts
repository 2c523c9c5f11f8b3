import { dayOfYear } from '#rules/basics/day-of-year.ts'
import { withdrawalDays } from '#rules/orders/withdrawal.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'

interface LegalSite {
  name: string
  url: string
  isECommerce: boolean
}

/** What the legal texts say about an estate; null is what it has not told. */
export function legalFacts(values: ParameterValues, { name, url, isECommerce }: LegalSite) {
  return {
    companyName: said(values.COMPANY_NAME) ?? name,
    legalCompanyName: said(values.LEGAL_COMPANY_NAME),
    corporateForm: said(values.CORPORATE_FORM),
    shareCapital: said(values.SHARE_CAPITAL),
    headOffice: said(values.HEAD_OFFICE) ?? said(values.COMPANY_ADDRESS),
    siret: said(values.SIRET),
    rcs: said(values.RCS),
    rm: said(values.RM),
    vatNumber: said(values.INTRA_COMMUNITY_VAT),
    exciseNumber: said(values.EXCISE_NUMBER),
    legalAgent: said(values.LEGAL_AGENT),
    phone: said(values.COMPANY_PHONE) ?? said(values.COMPANY_MOBILE),
    email: said(values.COMPANY_EMAIL),
    host: said(values.HOST_IDENTITY),
    mediator: said(values.CONSUMER_MEDIATOR),
    withdrawalDays: withdrawalDays(values.WITHDRAWAL_DAYS),
    salePricesFrom: dayOfYear(values.SALE_PRICES_FROM),
    salePricesUntil: dayOfYear(values.SALE_PRICES_UNTIL),
    deliversAbroad: values.SELLS_WORLDWIDE === 'true' && values.ONLY_SELL_IN_FRANCE !== 'true',
    siteUrl: url,
    isECommerce,
  }
}

export type LegalFacts = ReturnType<typeof legalFacts>

/** Addresses are typed on several lines; inside a sentence they stand on one. */
function said(value: string | null): string | null {
  const lines = (value ?? '').split('\n').map((line) => line.trim().replace(/,$/, ''))
  return lines.filter(Boolean).join(', ') || null
}

/** Whether everything is told that the law wants on a site: who publishes and hosts it, and how a shop's disputes are settled. */
export function isLegallyComplete(facts: LegalFacts): boolean {
  const { legalAgent, headOffice, phone, email, host, mediator, isECommerce } = facts
  const registered = facts.rcs ?? facts.siret ?? facts.rm
  return [legalAgent, headOffice, phone, email, host, registered, ...(isECommerce ? [mediator] : [])].every(
    (fact) => fact !== null,
  )
}
