import type { IdentityTerms } from '#words/content/legal/fr/identity-terms.ts'

export const identityTerms: IdentityTerms = {
  name: 'Name',
  tradeName: 'Trade name',
  form: 'Legal form',
  capital: 'Share capital',
  headOffice: 'Registered office',
  siret: 'SIRET',
  rcs: 'Trade and companies register',
  rm: 'Register of crafts',
  vat: 'EU VAT number',
  excise: 'Excise number',
  phone: 'Telephone',
  email: 'E-mail',
}
