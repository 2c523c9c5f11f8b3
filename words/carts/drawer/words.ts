/** The words of the cart under the pointer; they come with it, when it is first opened. */
export const cartDrawerWords = {
  fr: {
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
  },
  en: {
    title: 'Your cart',
    empty: 'Your cart is empty.',
    unavailable: 'Unavailable',
    total: 'Total, VAT included',
    beforeDelivery: 'Without delivery',
    missing: { one: 'Add one bottle to complete the case.', many: 'Add {n} bottles to complete the case.' },
    open: 'See the cart',
  },
}
