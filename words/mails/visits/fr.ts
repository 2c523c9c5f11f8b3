/** What letters say of visits and events; `{…}` are filled in. */
export const fr = {
  event: {
    when: 'Le {day}, de {from} à {until}',
    onePerson: 'Une personne',
    people: '{people} personnes',
    calendar: 'Le rendez-vous est joint à ce courriel, pour votre agenda.',
    calendarOut: 'Le fichier joint retire le rendez-vous de votre agenda.',
    button: 'Voir mon inscription',
    change: 'Un empêchement ? La même page vous permet de rendre votre place : quelqu’un l’attend peut-être.',
    steps: {
      COMING: {
        subject: 'Votre place est retenue : {title}',
        title: 'Votre place est retenue.',
        body: 'Nous vous attendons le {day}, à partir de {from}.',
      },
      WAITING: {
        subject: 'Vous êtes sur la liste d’attente : {title}',
        title: 'Vous êtes sur la liste d’attente.',
        body: 'Il n’y a plus assez de places pour le moment. Si une place se libère, elle vous revient et nous vous écrivons aussitôt : vous n’avez rien à surveiller.',
      },
      AGAIN: {
        subject: 'Votre inscription est déjà notée : {title}',
        title: 'Votre inscription tient toujours.',
        body: 'Cette adresse vient d’être saisie à nouveau pour cet événement. Votre première inscription est inchangée et aucune place n’a été ajoutée. Ce n’était pas vous ? Vous n’avez rien à faire.',
      },
      PROMOTED: {
        subject: 'Une place s’est libérée pour vous : {title}',
        title: 'Une place s’est libérée.',
        body: 'Vous étiez sur la liste d’attente : votre place est désormais retenue pour le {day}, à partir de {from}. Vous n’avez rien à confirmer.',
      },
      REMINDER: {
        subject: 'À bientôt : {title}, {day}',
        title: 'À bientôt au domaine.',
        body: 'Nous vous attendons dans deux jours, le {day}, à partir de {from}.',
      },
      CANCELLED: {
        subject: 'Votre inscription est annulée : {title}',
        title: 'Votre inscription est annulée.',
        body: 'C’est noté, et merci de nous avoir prévenus. Au plaisir de vous recevoir une autre fois.',
      },
      WITHDRAWN: {
        subject: 'Votre inscription est annulée : {title}',
        title: 'Nous avons dû annuler votre inscription.',
        body: 'Votre place pour le {day} n’est plus retenue. Une question ? Répondez à ce courriel : nous vous dirons pourquoi.',
      },
      CHANGED: {
        subject: 'Du nouveau pour votre rendez-vous : {title}',
        title: 'Votre rendez-vous a changé.',
        body: 'Votre place reste retenue. Voici désormais quand et où nous vous attendons. Si cela ne vous convient plus, rendez votre place.',
      },
    },
  },
  visit: {
    when: 'Le {day}, de {time} à {until}',
    place: 'Où nous trouver',
    visitor: 'Le visiteur',
    button: 'Voir, déplacer ou annuler',
    payButton: 'Régler l’acompte',
    until: '{day} à {time}',
    depositDue: 'Acompte à régler\u00a0: {deposit}',
    depositPaid: 'Acompte réglé\u00a0: {deposit}',
    depositLater: 'Acompte à régler si une place se libère\u00a0: {deposit}',
    credit:
      'L’acompte est à valoir sur vos achats\u00a0: le code de votre carte vous parvient dans un courriel à part. Si vous annulez jusqu’au {refundUntil}, ce qu’il en reste vous est remboursé\u00a0; plus tard, il reste à valoir.',
    refunded: 'Ce qui restait de votre acompte, {refunded}, vous est remboursé par le moyen dont vous avez payé.',
    kept: 'Votre acompte n’est plus remboursable\u00a0: il en reste {kept}, à valoir sur vos achats avec le code de votre carte.',
    steps: {
      DEPOSIT: {
        subject: 'Votre place du {day} vous est gardée',
        title: 'Il reste l’acompte à régler.',
        body: 'Votre place vous est gardée jusqu’au {payUntil}. Réglez l’acompte de {deposit} d’ici là, et votre visite est réservée.',
      },
      FREED_DEPOSIT: {
        subject: 'Une place s’est libérée le {day}',
        title: 'Une place vous est gardée.',
        body: 'Des places se sont libérées, et elles vous sont gardées jusqu’au {payUntil}. Réglez l’acompte de {deposit} d’ici là pour confirmer votre visite\u00a0; sinon, elles iront à la personne suivante.',
      },
      LAPSED: {
        subject: 'Votre place du {day} est libérée',
        title: 'La place est libérée.',
        body: 'L’acompte n’a pas été réglé à temps\u00a0: nous n’avons pas pu garder votre place plus longtemps. Rien n’a été débité. Nous serons heureux de vous recevoir une autre fois.',
      },
      BOOKED: {
        subject: 'Votre visite du {day} est réservée',
        title: 'Nous vous attendons.',
        body: 'Votre réservation est confirmée. Le rendez-vous est joint à ce courriel, pour votre agenda.',
      },
      WAITING: {
        subject: 'Vous êtes sur la liste d’attente du {day}',
        title: 'Vous êtes sur la liste d’attente.',
        body: 'Cette heure est complète pour le moment. Dès que des places se libèrent, elles sont à vous et nous vous écrivons.',
      },
      FREED: {
        subject: 'Une place s’est libérée le {day}',
        title: 'Vous avez votre place.',
        body: 'Des places se sont libérées, et elles sont à vous\u00a0: votre réservation est confirmée. Si vous ne pouvez plus venir, annulez-la d’un geste\u00a0; quelqu’un d’autre attend peut-être.',
      },
      MOVED: {
        subject: 'Votre visite est déplacée au {day}',
        title: 'C’est noté.',
        body: 'Votre réservation est modifiée. Voici le nouveau rendez-vous, qui remplace le précédent.',
      },
      CANCELLED: {
        subject: 'Votre visite du {day} est annulée',
        title: 'Votre réservation est annulée.',
        body: 'Les places sont libérées, vous n’avez rien d’autre à faire. Nous serons heureux de vous recevoir une autre fois.',
      },
      REMINDER: {
        subject: 'À demain, {time}',
        title: 'À demain.',
        body: 'Nous vous attendons demain à {time}. Si vous avez un empêchement, dites-le-nous dès maintenant\u00a0: la place servira à quelqu’un d’autre.',
      },
    },
    news: {
      BOOKED: {
        subject: 'Réservation\u00a0: {title}, {day} à {time}',
        title: 'Une visite est réservée.',
        body: '{name} a réservé.',
      },
      WAITING: {
        subject: 'Liste d’attente\u00a0: {title}, {day} à {time}',
        title: 'Quelqu’un attend une place.',
        body: '{name} s’est inscrit sur la liste d’attente.',
      },
      FREED: {
        subject: 'Réservation\u00a0: {title}, {day} à {time}',
        title: 'Une place libérée est reprise.',
        body: '{name} était sur la liste d’attente et a maintenant sa place.',
      },
      MOVED: {
        subject: 'Réservation modifiée\u00a0: {title}, {day} à {time}',
        title: 'Une visite est modifiée.',
        body: '{name} a changé sa réservation.',
      },
      CANCELLED: {
        subject: 'Annulation\u00a0: {title}, {day} à {time}',
        title: 'Une visite est annulée.',
        body: '{name} a annulé sa réservation.',
      },
    },
  },
}

export type VisitMailWords = typeof fr
