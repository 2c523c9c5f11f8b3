import { addCustomizedProduct } from './test-customizations.ts'

/** A gift box that asks for everything one can ask for. */
export function addGiftBox(db: Parameters<typeof addCustomizedProduct>[0], siteId: number) {
  return addCustomizedProduct(db, {
    siteId,
    priceCents: 3_900,
    steps: [
      {
        input: 'SELECT',
        label: { fr: 'Le bois du coffret', en: 'The wood of the box' },
        isRequired: true,
        values: [
          { key: 'pine', label: { fr: 'Pin des Landes', en: 'Pine' } },
          { key: 'oak', costType: 'EURO', amount: 800, label: { fr: 'Chêne de Loire', en: 'Oak' } },
        ],
      },
      {
        input: 'TEXT',
        label: { fr: 'Le texte gravé', en: 'The engraved text' },
        maxLength: 40,
        values: [
          { length: 1, costType: 'EURO', amount: 400 },
          { length: 16, costType: 'EURO', amount: 600 },
          { length: 31, costType: 'EURO', amount: 900 },
        ],
      },
      {
        input: 'CHECKBOX',
        label: { fr: 'Un papier de soie', en: 'Tissue paper' },
        values: [{ costType: 'EURO', amount: 200 }],
      },
      {
        input: 'FILE',
        label: { fr: 'Une photo sur la carte', en: 'A photograph on the card' },
        values: [{ costType: 'PERCENT', amount: 1_000 }],
      },
      {
        label: { fr: 'La carte', en: 'The card' },
        form: [
          { input: 'TEXT', label: { fr: 'De la part de', en: 'From' }, maxLength: 40, isRequired: true },
          { input: 'TEXT', label: { fr: 'Votre message', en: 'Your message' }, maxLength: 300 },
          { input: 'CHECKBOX', label: { fr: 'Ne pas joindre la facture', en: 'Leave the invoice out' } },
        ],
      },
    ],
  })
}
