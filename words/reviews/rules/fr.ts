/** How reviews are collected, checked and shown: what the law wants said (code de la consommation, L111-7-2, D111-16 to D111-19). */
export const fr = {
  title: 'Des avis vérifiés',
  description: 'Comment les avis de nos clients sont recueillis, vérifiés, publiés et conservés.',
  intro: 'Chaque avis publié ici vient d’une personne qui a acheté le produit sur ce site et l’a reçu.',
  parts: [
    {
      title: 'Qui peut donner un avis',
      text: 'Quelques jours après la livraison, l’acheteur reçoit un courriel avec un lien personnel. Ce lien seul permet de donner un avis, un par produit de la commande. Aucune contrepartie n’est donnée en échange.',
    },
    {
      title: 'Comment il est vérifié',
      text: 'Le lien tient à la commande : nous savons donc que le produit a été acheté et livré. Nous lisons ensuite chaque avis avant de le publier, d’ordinaire sous trois jours. Une note basse n’est jamais un motif de refus, et nous ne modifions pas ce qui est écrit.',
    },
    {
      title: 'Ce qui est affiché, et dans quel ordre',
      text: 'Les avis les plus récents viennent en premier. Chacun porte sa note, la date de sa publication, celle de l’achat, et un prénom suivi d’une initiale. La moyenne est celle de tous les avis publiés du produit, chacun comptant autant. Notre réponse, s’il y en a une, figure dessous.',
    },
    {
      title: 'Modifier son avis',
      text: 'Un avis peut être modifié par le même lien tant qu’il n’est pas publié. Pour faire retirer un avis publié, écrivez-nous : c’est votre droit.',
    },
  ],
  refusedTitle: 'Les motifs de refus',
  refused:
    'Un avis n’est refusé que pour l’un de ces motifs. Son auteur le reçoit par courriel et peut corriger son avis.',
  refusals: {
    OFF_TOPIC: 'il ne parle pas du produit ni de son achat.',
    OFFENSIVE: 'il contient des propos injurieux ou discriminatoires.',
    PERSONAL_DATA: 'il contient des données personnelles (nom, adresse, numéro de téléphone).',
    ADVERTISING: 'il fait la publicité d’une autre maison ou contient un lien.',
    UNLAWFUL: 'il est contraire à la loi, notamment s’il encourage une consommation excessive d’alcool.',
  },
  keptTitle: 'Combien de temps',
  kept: 'Un avis refusé est supprimé six mois après le refus. Un avis publié l’est cinq ans après avoir été écrit, ou plus tôt si le produit disparaît du site.',
  elsewhereTitle: 'Les avis venus d’ailleurs',
  elsewhere:
    'Quand le site montre des avis issus de Google, ils sont présentés à part, sous ce nom. Nous ne les vérifions pas, ne les choisissons pas et ne les comptons pas dans nos moyennes.',
  question: 'Une question sur un avis ?',
  contact: 'Nous écrire',
}

export type ReviewRuleWords = typeof fr
