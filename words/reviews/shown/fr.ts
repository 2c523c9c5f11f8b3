/** What stands around reviews where they are shown. */
export const fr = {
  title: 'Ce qu’en disent nos clients',
  average: '{average} sur 5',
  count: { one: '1 avis vérifié', other: '{count} avis vérifiés' },
  dates: 'Publié le {published}, achat du {bought}',
  nobody: 'Un client',
  answer: 'Réponse du domaine',
  more: { one: 'Lire l’autre avis', other: 'Lire les {count} autres avis' },
  rules: 'Les plus récents d’abord. Comment les avis sont vérifiés',
}

export type ShownReviewWords = typeof fr
