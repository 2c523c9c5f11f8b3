/** What sections say beside the estate's own things. */
export const fr = {
  seeWine: 'Découvrir ce vin',
  book: 'Réserver',
  map: 'Carte de France : où se trouve le domaine',
}

export type OwnThingWords = typeof fr
