/** What merchants' services are told of the catalogue as a whole. */
export const fr = {
  title: '{site}, la boutique',
  description: 'Les vins et le reste de la boutique en ligne, prix TTC.',
  lot: '{title}, lot de {n}',
}

export type FeedWords = typeof fr
