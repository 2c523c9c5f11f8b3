/** How each fact about who stands behind a site is called. */
export const identityTerms = {
  name: 'Dénomination',
  tradeName: 'Nom commercial',
  form: 'Forme juridique',
  capital: 'Capital social',
  headOffice: 'Siège social',
  siret: 'SIRET',
  rcs: 'Registre du commerce et des sociétés',
  rm: 'Répertoire des métiers',
  vat: 'TVA intracommunautaire',
  excise: 'Numéro d’accise',
  phone: 'Téléphone',
  email: 'Courriel',
}

export type IdentityTerms = typeof identityTerms
