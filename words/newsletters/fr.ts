/** The words of newsletters: the page to subscribe on, one’s own choices, and leaving. */
export const fr = {
  eyebrow: 'Lettre d’information',
  /** What one agrees to; kept with each subscription as proof. */
  consent:
    'J’accepte de recevoir par courriel les lettres que j’ai choisies. Je peux me désabonner à tout moment, par le lien de chaque lettre.',
  /** What one agrees to by saving one’s choices on a page of one’s own. */
  privacy: 'Votre adresse ne sert qu’à ces lettres. {link}',
  privacyLink: 'Comment nous la protégeons',
  lists: 'Ce que vous recevrez',
  subscribe: {
    title: 'Des nouvelles du domaine',
    intro:
      'Des nouvelles de la vigne, du chai et des bouteilles, quand il y a quelque chose à dire. Nous vous demandons de confirmer par un courriel, puis c’est tout.',
    email: 'Votre adresse e-mail',
    submit: 'M’abonner',
    asked: 'Regardez votre boîte de réception',
    askedHint:
      'Un courriel vous attend à l’adresse indiquée. Suivez son lien pour confirmer : sans cela, nous ne vous écrirons pas. S’il n’arrive pas, regardez parmi les indésirables.',
  },
  confirm: {
    title: 'Confirmer votre abonnement',
    intro: 'Un dernier geste, pour être sûrs que c’est bien vous.',
    submit: 'Confirmer mon abonnement',
    done: 'Merci, votre abonnement est confirmé',
    doneHint: 'Nous vous écrirons à cette adresse. Vous pouvez changer d’avis à tout moment.',
    preferences: 'Choisir ce que je reçois',
  },
  preferences: {
    title: 'Ce que vous recevez',
    intro: 'Pour l’adresse {email}. Cochez ce que vous voulez lire, décochez le reste.',
    submit: 'Enregistrer',
    saved: 'Vos choix sont enregistrés.',
    none: 'Vous ne recevez plus aucune lettre.',
    leave: 'Tout arrêter',
  },
  unsubscribe: {
    title: 'Ne plus recevoir nos lettres',
    intro: 'Un clic suffit. Vos commandes et votre compte ne changent pas.',
    submit: 'Me désabonner',
    done: 'Votre désabonnement est fait',
    doneHint:
      'Nous ne vous enverrons plus de lettre. Si c’était une erreur, vous pouvez choisir de nouveau ce que vous recevez.',
  },
  account: {
    title: 'Lettre d’information',
    intro: 'Choisissez ce que le domaine peut vous écrire, à l’adresse {email}. Rien n’est coché d’avance.',
    unproven:
      'La première fois, nous envoyons un courriel à cette adresse. Suivez son lien en restant connecté ici : vos choix s’affichent et se changent ensuite sur cette page.',
    awaiting: 'Regardez votre boîte de réception : un courriel vous demande de confirmer.',
    off: 'Le domaine n’envoie pas de lettre pour le moment.',
  },
  over: 'Ce lien ne mène plus à rien',
  overHint: 'Il a déjà servi, ou son délai est passé. Vous pouvez vous abonner de nouveau.',
  again: 'M’abonner',
  home: 'Retour à l’accueil',
}

export type NewsletterWords = typeof fr
