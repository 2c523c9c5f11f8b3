/** The words of looking for a wine. They come with the dialog when it is opened, and with the page of results. */
export const fr = {
  hint: 'Un vin, un cépage, un accord…',
  suggestions: 'Suggestions',
  suggested: '{n} suggestions',
  none: 'Aucun vin ne répond à ces mots.',
  wholeList: 'Voir tous les vins',
  results: 'Voir les {n} résultats',
  pairing: 'Accord : {meals}',
  foreignName: 'Le nom « {name} » appartient à une autre région ; voici, du domaine, les vins de même famille.',
}

export type SearchWords = typeof fr
