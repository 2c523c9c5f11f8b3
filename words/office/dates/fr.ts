/** What fields say that take a day. */
export const fr = {
  day: 'jj/mm/aaaa',
  moment: 'jj/mm/aaaa hh:mm',
  pick: 'Ouvrir le calendrier',
  wrong: { day: 'Écrivez la date ainsi : 24/12/2026', moment: 'Écrivez la date et l’heure ainsi : 24/12/2026 18:00' },
}

export type DateWords = typeof fr
