import type { LegalFacts } from './legal-facts.ts'

/** What an estate may write between braces in a legal text of its own. */
const PLACEHOLDERS: Readonly<Record<string, (facts: LegalFacts) => string | number | null>> = {
  legalAgent: (facts) => facts.legalAgent,
  companyName: (facts) => facts.companyName,
  legalCompanyName: (facts) => facts.legalCompanyName ?? facts.companyName,
  corporateForm: (facts) => facts.corporateForm,
  registrationNumber: (facts) => facts.rcs ?? facts.siret ?? facts.rm,
  headOffice: (facts) => facts.headOffice,
  companyPhone: (facts) => facts.phone,
  email: (facts) => facts.email,
  host: (facts) => facts.host,
  mediator: (facts) => facts.mediator,
  withdrawalDays: (facts) => facts.withdrawalDays,
}

interface TextToFill {
  text: string
  facts: LegalFacts
  /** Stands where the estate has not told a fact it asks for. */
  missing: string
}

/** Placeholders we do not know stay as typed, so that their author sees them. */
export function fillPlaceholders({ text, facts, missing }: TextToFill): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (typed, name: string) => {
    const find = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined
    return find ? String(find(facts) ?? missing) : typed
  })
}
