/** What stands on the slip that is packed with an order. The ways are those of contract/deliveries/closed-sets.ts. */
export const fr = {
  kind: 'Bon de préparation',
  title: 'Bon de préparation, commande {reference}',
  filename: 'bon-de-preparation',
  severalFilename: 'bons-de-preparation',
  order: 'Commande',
  date: 'Passée le',
  way: 'Acheminement',
  ways: {
    DELIVERY: 'Livraison à domicile',
    PICKUP: 'Point relais',
    CLICK_AND_COLLECT: 'Retrait sur place',
    NO_DELIVERY: 'Sans livraison',
  },
  to: {
    DELIVERY: 'À livrer à',
    PICKUP: 'À livrer au point relais',
    CLICK_AND_COLLECT: 'À retirer à',
    NO_DELIVERY: 'Pour',
  },
  orderedBy: 'Commandé par',
  columns: { quantity: 'Quantité', name: 'Article' },
  reference: 'Réf. {reference}',
  answer: '{label} : {text}',
  slot: 'Le {day}, de {from} à {until}',
  message: 'Message du client',
  one: '1 article à préparer',
  count: '{count} articles à préparer',
  paging: 'Page {page} sur {pages}',
}

export type PackingWords = typeof fr
