import type { Locale } from '#words/basics/locales.ts'

/** The words of the choice of an access point. They travel with the checkout. */
const french = {
  legend: 'Choisissez votre point relais',
  map: 'Plan des points relais : les mêmes numéros que dans la liste.',
  hours: 'Horaires',
  allDay: 'jour et nuit',
  none: 'Aucun point relais près de cette adresse. Choisissez une autre livraison.',
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  daySpan: '{from}–{until}',
}

const english: typeof french = {
  legend: 'Choose your pick-up point',
  map: 'Map of the pick-up points: the same numbers as in the list.',
  hours: 'Opening hours',
  allDay: 'day and night',
  none: 'There is no pick-up point near this address. Choose another delivery.',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daySpan: '{from}–{until}',
}

export type AccessPointWords = typeof french
export const accessPointWords: Readonly<Record<Locale, AccessPointWords>> = { fr: french, en: english }
