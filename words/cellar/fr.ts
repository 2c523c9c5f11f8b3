/** The words of one’s cellar. */
export const fr = {
  title: 'Ma cave',
  count: { one: 'Une bouteille vous attend.', many: '{left} bouteilles vous attendent, de {wines}.' },
  wines: { one: 'un seul vin', many: '{count} vins' },
  allOpened: 'Toutes vos bouteilles sont ouvertes.',
  now: 'À ouvrir maintenant',
  all: 'Vin par vin',
  state: {
    YOUNG: 'À garder jusqu’en {from}',
    READY: 'Prêt à boire',
    LAST_YEARS: 'À boire sans attendre',
    PAST: 'Au-delà de son apogée',
    UNKNOWN: 'À boire selon votre goût',
  },
  window: {
    both: 'À boire de {from} à {until}',
    from: 'À boire à partir de {from}',
    until: 'À boire jusqu’en {until}',
  },
  stock: '{left} sur {bought}',
  stockLabel: 'Il en reste {left} sur {bought}',
  lastBought: 'Acheté le {date}',
  open: 'J’en ouvre une',
  openLabel: 'J’en ouvre une : {name}',
  putBack: 'Annuler',
  putBackLabel: 'Annuler, remettre une bouteille en cave : {name}',
  empty: {
    title: 'Votre cave est encore vide',
    hint: 'Les vins de vos commandes s’y rangeront d’eux-mêmes, avec le moment de les boire.',
    toWines: 'Découvrir nos vins',
  },
}

export type CellarWords = typeof fr
