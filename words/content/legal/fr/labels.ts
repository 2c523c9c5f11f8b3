/** The few words around the legal texts. */
export const legalLabels = {
  contents: 'Sommaire',
  updated: (date: string) => `Mis à jour le ${date}`,
  /** Said in an estate's own text where it asks for a fact it has not told. */
  onRequest: 'communiqué sur demande',
}

export type LegalLabels = typeof legalLabels
