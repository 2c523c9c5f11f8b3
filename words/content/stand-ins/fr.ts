/** What stands where a section has nothing to show yet, by its kind. Only who makes pages reads it. */
export const fr = {
  wines: 'Vos vins apparaîtront ici.',
  cuvee: 'Le vin choisi apparaîtra ici.',
  vintages: 'Les millésimes du vin choisi apparaîtront ici.',
  medals: 'Les récompenses de vos vins apparaîtront ici.',
  news: 'Vos dernières nouvelles apparaîtront ici.',
  blog: 'Vos derniers articles apparaîtront ici.',
  album: 'Les images de l’album choisi apparaîtront ici.',
  partners: 'Les adresses de vos partenaires apparaîtront ici.',
  calendar: 'Vos prochains événements apparaîtront ici.',
  services: 'Vos visites à réserver apparaîtront ici.',
  contact: 'Le formulaire de contact apparaîtra ici.',
  form: 'Le formulaire choisi apparaîtra ici.',
  newsletter: 'L’inscription à vos lettres apparaîtra ici.',
  map: 'La carte apparaîtra ici dès que l’adresse du domaine a une position.',
  shared: 'La section partagée choisie apparaîtra ici.',
  html: 'Votre texte apparaîtra ici.',
}

export type StandInWords = typeof fr
