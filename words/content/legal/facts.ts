interface DayOfYear {
  day: number
  month: number
}

/** What the texts need to know of an estate, as rules/content/legal-facts.ts finds it; null is what the estate has not told. */
export interface LegalFacts {
  companyName: string
  legalCompanyName: string | null
  corporateForm: string | null
  shareCapital: string | null
  headOffice: string | null
  siret: string | null
  rcs: string | null
  rm: string | null
  vatNumber: string | null
  exciseNumber: string | null
  legalAgent: string | null
  phone: string | null
  email: string | null
  host: string | null
  mediator: string | null
  withdrawalDays: number
  salePricesFrom: DayOfYear | null
  salePricesUntil: DayOfYear | null
  deliversAbroad: boolean
  siteUrl: string
  isECommerce: boolean
}

/** Who answers for the site: the name in the register, else the one on the labels. */
export function sellerName({ legalCompanyName, companyName }: LegalFacts): string {
  return legalCompanyName ?? companyName
}
