/** The words of the cart under the pointer; they come with it, when it is first opened. */
export const fr = {
  title: 'Votre panier',
  empty: 'Votre panier est vide.',
  unavailable: 'Indisponible',
  total: 'Total, TVA incluse',
  beforeDelivery: 'Hors livraison',
  missing: {
    one: 'Ajoutez une bouteille pour compléter le carton.',
    many: 'Ajoutez {n} bouteilles pour compléter le carton.',
  },
  open: 'Voir le panier',
}

export type CartDrawerWords = typeof fr
