/** What the back office calls the things it works on, and what is typed of them; files for spreadsheets use it too. */
export const fr = {
  carriers: {
    title: 'Transporteurs',
    one: 'Transporteur',
    fields: {
      id: 'Numéro',
      position: 'Ordre',
      isValid: 'Proposé aux clients',
      deliveryType: 'Mode de livraison',
      provider: 'Tarif fixé par',
      relayProvider: 'Réseau de points relais',
      isFreeFromThreshold: 'Gratuit à partir du seuil',
      trackingUrl: 'Adresse de suivi',
      leastDays: 'Délai minimal (jours)',
      mostDays: 'Délai maximal (jours)',
      texts: 'Textes',
      name: 'Nom',
      delay: 'Délai annoncé',
      zones: 'Zones desservies',
      fromPrice: 'À partir de',
      country: 'Pays',
      postalPrefixes: 'Départements ou préfixes postaux',
      isExcluded: 'Non desservi',
      surcharge: 'Supplément',
      extraDays: 'Jours de plus',
      bands: 'Tranches de prix',
      countedIn: 'Compté en',
      upTo: 'Jusqu’à',
      price: 'Prix',
    },
  },
}

export type ResourceWords = typeof fr
