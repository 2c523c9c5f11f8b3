/** What stands on the list by which the bottles of several orders are fetched from the cellar. */
export const fr = {
  kind: 'Liste de prélèvement',
  title: 'Liste de prélèvement du {day}',
  filename: 'liste-de-prelevement',
  date: 'Établie le',
  orders: 'Commandes',
  columns: { quantity: 'Quantité', name: 'Article' },
  reference: 'Réf. {reference}',
  answer: '{label} : {text}',
  into: '{quantity} pour {reference}',
  one: '1 article à prélever',
  count: '{count} articles à prélever',
  paging: 'Page {page} sur {pages}',
}

export type PickingWords = typeof fr
