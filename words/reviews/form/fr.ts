/** The words of the page where buyers review what they bought, and of the one where they ask not to be asked. */
export const fr = {
  eyebrow: 'Votre avis',
  title: 'Qu’en avez-vous pensé ?',
  intro:
    'Commande {reference}. Donnez une note à ce que vous avez goûté, et quelques mots si le cœur vous en dit. Laissez le reste de côté.',
  signed: 'Vos avis seront signés « {author} ».',
  rating: 'Votre note',
  ratings: { 5: 'Excellent', 4: 'Très bon', 3: 'Bon', 2: 'Moyen', 1: 'Décevant' },
  mark: '{rating} sur 5',
  none: 'Sans avis pour l’instant',
  reviewTitle: 'En quelques mots',
  text: 'Ce que vous en diriez à un ami',
  textHint: 'Facultatif. Le vin, l’occasion, le plat : tout ce qui aide à choisir.',
  optional: 'facultatif',
  submit: 'Envoyer mes avis',
  nothing: 'Donnez une note à un produit au moins.',
  saved:
    'Merci, vos avis sont enregistrés. Nous les lisons, puis les publions tels quels, d’ordinaire sous trois jours.',
  states: {
    WAITING: 'En attente de publication : vous pouvez encore le modifier.',
    PUBLISHED: 'Publié. Merci.',
    REFUSED: 'Non publié : {reason} Vous pouvez le corriger et le renvoyer.',
  },
  rules: 'Comment les avis sont vérifiés',
  over: 'Ce lien ne mène plus à rien',
  overHint: 'Son délai est passé, ou la commande a été reprise. Écrivez-nous si vous souhaitez donner votre avis.',
  home: 'Retour à l’accueil',
  stop: {
    title: 'Ne plus recevoir de demande d’avis',
    intro: 'Un clic suffit. Vos commandes, votre compte et vos lettres ne changent pas.',
    submit: 'Ne plus me demander d’avis',
    done: 'C’est noté',
    doneHint: 'Nous ne vous demanderons plus d’avis à cette adresse.',
  },
}

export type ReviewFormWords = typeof fr
