/** What merchants' services are told of the catalogue as a whole. */
export const fr = {
  title: '{site}, la boutique',
  description: 'Tout ce qui s’achète en ligne chez {site}, prix TTC.',
  lot: '{title}, lot de {n}',
}

export type FeedWords = typeof fr
