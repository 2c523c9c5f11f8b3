/** What the smallest controls are called, for whoever cannot see them. */
export const fr = {
  openList: 'Ouvrir la liste',
  closeList: 'Fermer la liste',
  clear: 'Effacer',
  nothingFound: 'Aucun choix',
}

export type ControlWords = typeof fr
