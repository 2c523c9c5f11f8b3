/** What is said of things that were removed and can be brought back. */
export const fr = {
  title: 'Corbeille',
  intro: 'Ce qui est supprimé reste ici {n} jours, puis disparaît pour de bon.',
  removedAt: 'Supprimé le {moment}',
  goesAt: 'jusqu’au {day}',
  restore: 'Remettre',
  restoreNamed: 'Remettre {name}',
  restored: 'Remis en place, tel qu’il était',
  empty: 'La corbeille est vide',
  emptyHint: 'Ce que vous supprimerez pourra être remis en place d’ici.',
  more: 'Seules les {n} dernières suppressions sont montrées, sur {total}.',
  removeHint: 'Pendant {n} jours, la corbeille de la liste permet de revenir en arrière.',
}

export type TrashWords = typeof fr
