/** What the screens of events and of who comes say beside the names of fields. */
export const fr = {
  things: {
    events: {
      sections: { when: 'Quand et combien', texts: 'Textes affichés', picture: 'Image', shown: 'Publication' },
      hints: {
        capacity: 'Jamais moins que les personnes déjà inscrites.',
        price: 'Par exemple : entrée libre, 25 € par personne. Vide : rien n’est dit.',
        isOpen: 'Fermées, l’événement reste affiché sans formulaire.',
        showAt: 'Vide : seule la case « Publié » décide.',
        hideAt: 'Vide : l’événement reste en ligne, parmi les passés une fois terminé.',
        startsAt: 'Changer la date ou le lieu prévient ceux qui viennent par courriel.',
      },
    },
    registrations: {
      choices: { state: { COMING: 'Vient', WAITING: 'En attente', CANCELLED: 'Annulée' } },
    },
  },
  see: 'Voir sur le site',
  registrations: 'Qui vient',
  places: '{coming} sur {capacity}',
  left: { none: 'Complet', one: 'Une place restante', many: '{n} places restantes' },
  closed: 'Inscriptions fermées',
  over: 'Passé',
  hidden: 'Masqué',
  planned: 'Publié le {day}',
  people: { one: 'Une personne', many: '{n} personnes' },
  cancel: 'Annuler l’inscription',
  cancelTitle: 'Annuler l’inscription de {name} ?',
  cancelText: 'Un courriel le lui dit, et ses places vont à qui attend.',
  cancelled: 'Inscription annulée, courriel envoyé.',
  note: 'Note pour le domaine',
  noteHint: 'Visible ici seulement, et par la personne si elle demande ses données.',
  noted: 'Note enregistrée.',
  emptyHint: 'Qui s’inscrit à un événement apparaîtra ici.',
}

export type EventScreenWords = typeof fr
