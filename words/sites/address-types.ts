/** The kinds of addresses an estate has: a table by ids that never change, with their names in each language. */
export const ADDRESS_TYPES = [
  { id: 1, value: 'CELLAR', label: { fr: 'Caveau', en: 'Cellar door' } },
  { id: 2, value: 'HEAD_OFFICE', label: { fr: 'Siège social', en: 'Registered office' } },
  { id: 3, value: 'CLICK_AND_COLLECT', label: { fr: 'Point de retrait', en: 'Pick-up place' } },
  { id: 4, value: 'RETURN', label: { fr: 'Adresse de retour', en: 'Address for returns' } },
] as const
