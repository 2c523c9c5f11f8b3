/** The words of the page that tells where the wines are found. */
export const fr = {
  kinds: {
    CAVISTE: { one: 'Caviste', many: 'Cavistes' },
    RESTAURANT: { one: 'Restaurant', many: 'Restaurants' },
    WINE_BAR: { one: 'Bar à vins', many: 'Bars à vins' },
    GROCERY: { one: 'Épicerie fine', many: 'Épiceries fines' },
    HOTEL: { one: 'Hôtel', many: 'Hôtels' },
    PRODUCER: { one: 'Producteur', many: 'Producteurs' },
  },
  search: {
    label: 'Près de chez vous',
    hint: 'Commune ou code postal',
    kind: 'Type d’adresse',
    all: 'Toutes les adresses',
    submit: 'Chercher',
    clear: 'Tout revoir',
  },
  count: { one: 'Une adresse', many: '{n} adresses' },
  from: 'Les plus proches de {place} ({postalCode}) d’abord. Distances à vol d’oiseau, depuis le centre de la commune.',
  unknown: 'Nous ne connaissons pas de commune « {place} ». Essayez un code postal, ou le début du nom.',
  elsewhere: 'Ailleurs',
  away: 'à {distance}',
  near: 'à moins de {distance}',
  website: 'Site internet',
  phone: 'Appeler',
  map: 'Carte des adresses en France',
  mapHint: 'Chaque point mène à une adresse de la liste.',
  pages: 'Pages de la liste',
  page: 'Page {n}',
  previous: 'Précédente',
  following: 'Suivante',
  none: 'Bientôt des adresses',
  noneHint: 'La liste se prépare. En attendant, écrivez-nous : nous vous dirons où trouver nos vins.',
  noneFound: 'Aucune adresse de ce type',
  noneFoundHint:
    'Élargissez votre recherche, ou écrivez-nous : nous connaissons peut-être une bonne table près de chez vous.',
  contact: 'Nous écrire',
}

export type PartnerWords = typeof fr
