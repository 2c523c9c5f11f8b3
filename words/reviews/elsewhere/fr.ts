/** What stands around reviews of the maps service, which are shown apart. */
export const fr = {
  link: 'Lire aussi les avis laissés sur Google',
  eyebrow: 'Avis issus de Google',
  title: 'Ce que l’on dit de nous sur Google',
  note: 'Avis issus de Google, non vérifiés par nous. Nous les demandons à Google au moment où vous les lisez, sans les choisir ni les conserver ; leur ordre est le sien.',
  summary: '{average} sur 5 · {count} avis',
  by: 'Avis de',
  all: 'Les lire tous sur Google',
  leave: 'Laisser un avis sur Google',
  away: 'Ces avis ne peuvent pas être montrés pour le moment.',
  own: 'Comment nos propres avis sont vérifiés',
  policy: 'Google traite les avis selon ses propres règles :',
  terms: 'conditions d’utilisation',
  privacy: 'règles de confidentialité',
}

export type OutsideReviewWords = typeof fr
