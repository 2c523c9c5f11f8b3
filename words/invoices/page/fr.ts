/** What stands around an invoice that is read as a page; all the rest is the paper's own words. */
export const fr = {
  pdf: 'Télécharger en PDF',
  order: 'Voir la commande',
  about: 'Références',
  parties: 'Vendeur et acheteur',
  lines: 'Détail',
  vat: 'TVA par taux',
  sums: 'Totaux',
  mentions: 'Mentions',
  none: 'sans objet',
}

export type InvoicePageWords = typeof fr
