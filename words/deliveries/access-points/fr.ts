/** The words of the choice of an access point. They travel with it, when it is opened. */
export const fr = {
  legend: 'Choisissez votre point relais',
  sketch: 'Les numéros sont ceux de la liste.',
  crowFlies: 'Distances à vol d’oiseau, depuis le centre de la commune.',
  away: 'à {distance}',
  hours: 'Tous les horaires',
  today: {
    always: 'Ouvert jour et nuit',
    open: 'Ouvert jusqu’à {hour}',
    opens: 'Ouvre à {hour}',
    over: 'Fermé, ouvre {day} à {hour}',
    closed: 'Fermé aujourd’hui',
  },
  tomorrow: 'demain',
  midnight: 'minuit',
  holidays: 'En congés jusqu’au {day}',
  full: 'Complet : ce point n’accepte plus de colis pour le moment',
  allDay: 'jour et nuit',
  none: 'Aucun point relais près de cette adresse. Choisissez une autre livraison.',
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  daySpan: '{from}–{until}',
}

export type AccessPointWords = typeof fr
