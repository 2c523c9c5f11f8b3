/** What the mailbox and the reviews say beside the names of their fields. */
export const fr = {
  boxes: { label: 'Boîte', UNREAD: 'Non lus', OPEN: 'À répondre', ALL: 'Tous', SUSPECT: 'Suspects' },
  unread: 'Non lu',
  thread: 'Échange',
  theirs: '{name} a écrit le {moment}',
  ours: '{who} a répondu le {moment}',
  someone: 'Le domaine',
  reply: 'Votre réponse',
  replyHint:
    'Envoyée à {email} dans la langue de son message, avec votre en-tête et ses mots rappelés en dessous. Inutile d’écrire « Bonjour ».',
  again: 'Répondre encore',
  send: 'Envoyer la réponse',
  sent: 'Réponse envoyée.',
  elsewhere: 'Répondre depuis ma messagerie',
  markUnread: 'Marquer comme non lu',
  markedUnread: 'Message marqué comme non lu.',
  person: 'Ce n’est pas un robot',
  isPerson: 'Message rangé parmi les autres.',
  machine: 'Classer comme suspect',
  isMachine: 'Message classé comme suspect.',
  suspectHint:
    'Ces messages ressemblent à ceux d’un robot : personne n’en a été prévenu. Ils sont supprimés après trois mois.',
  followUp: 'La suite de l’échange arrive dans la messagerie du domaine.',
  reviews: {
    boxes: { label: 'État', WAITING: 'À lire', PUBLISHED: 'Publiés', REFUSED: 'Refusés', ALL: 'Tous' },
    rules:
      'Un avis se publie tel quel ou se refuse pour une raison publique ; une mauvaise note n’en est pas une. Son auteur reçoit la raison et peut écrire à nouveau.',
    answerHint: 'Votre réponse est publique, sous l’avis. Vide : elle est retirée.',
    refuseHint: 'L’auteur reçoit cette raison par courriel.',
  },
}

export type MailboxWords = typeof fr
