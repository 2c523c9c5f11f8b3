/** What a new estate's pages say before its owner has written anything: a title and a lead. `{name}` is the estate's. */
export const fr = {
  home: {
    title: 'Bienvenue',
    metaDescription:
      '{name} prépare cette maison comme une cave : une bouteille après l’autre. Nos vins et notre histoire y trouveront bientôt leur place.',
  },
  showcase: {
    title: 'Bienvenue',
    metaDescription:
      '{name} prépare cette maison comme une cave : une bouteille après l’autre. Notre histoire y trouvera bientôt sa place.',
  },
  wines: { title: 'Nos vins', metaDescription: 'Les vins de {name}.' },
  newsletter: { name: 'Les nouvelles du domaine', description: 'La vigne, le chai, et ce qui sort de la cave.' },
  contact: { title: 'Nous contacter', metaDescription: 'Une question, une visite ? Écrivez à {name}.' },
}

export type FirstPages = typeof fr
