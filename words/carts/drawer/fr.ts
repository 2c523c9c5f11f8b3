/** The words of the cart under the pointer and of what tells that something was added; they come when first needed. */
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
  added: {
    title: 'Dans votre panier',
    inCart: { one: '1 bouteille dans le panier', many: '{n} bouteilles dans le panier' },
    ready: 'Le carton est complet.',
    progress: 'Avancée vers la livraison offerte',
    failed: 'L’ajout n’a pas abouti. Réessayez dans un instant.',
    order: 'Commander',
    continue: 'Continuer mes achats',
  },
}

export type CartDrawerWords = typeof fr
