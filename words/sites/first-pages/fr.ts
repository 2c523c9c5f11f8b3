/** What a new estate's pages say before its owner has written anything; `{name}` is the estate's. */
export const fr = {
  home: {
    title: 'Bienvenue',
    metaDescription: 'Le site de {name}.',
    heading: 'Bienvenue chez {name}',
    text: 'Nous préparons cette maison comme une cave : une bouteille après l’autre. Nos vins, notre histoire et nos nouvelles y trouveront bientôt leur place.',
    showcase:
      'Nous préparons cette maison comme une cave : une bouteille après l’autre. Notre histoire et nos nouvelles y trouveront bientôt leur place.',
    wines: 'Voir nos vins',
    contact: 'Nous écrire',
  },
  wines: { title: 'Nos vins', metaDescription: 'Les vins de {name}.' },
  contact: { title: 'Nous contacter', metaDescription: 'Une question, une visite ? Écrivez à {name}.' },
}

export type FirstPages = typeof fr
