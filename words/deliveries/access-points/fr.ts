/** The words of the choice of an access point. They travel with the checkout. */
export const fr = {
  legend: 'Choisissez votre point relais',
  map: 'Plan des points relais : les mêmes numéros que dans la liste.',
  hours: 'Horaires',
  allDay: 'jour et nuit',
  none: 'Aucun point relais près de cette adresse. Choisissez une autre livraison.',
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  daySpan: '{from}–{until}',
}

export type AccessPointWords = typeof fr
