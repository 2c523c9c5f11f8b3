/** The words of prices, stock and search; any page may show a card of a product, so they come with the shell's. */
export const fr = {
  from: 'dès',
  onRequest: 'Prix sur demande',
  reference: 'Prix le plus bas des 30 derniers jours :',
  referenceNote: 'Prix barré : le plus bas des 30 jours qui ont précédé la réduction.',
  inStock: 'En stock',
  lowStock: 'Plus que {n}',
  soldOut: 'Épuisé',
  byMultiple: 'vendu par {n}',
  quickShort: 'Ajouter {n}',
  quickAdd: 'Ajouter {n} au panier : {name}',
  search: 'Rechercher',
}

export type CardWords = typeof fr
