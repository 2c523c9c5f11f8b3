/** The words of the bar of consent. Every page may show them, so they come with the shell's; the dialog has its own. wording.ts names the version of both. */
export const fr = {
  title: 'Votre visite, vos choix',
  asks: {
    none: 'Ce site se limite aux cookies nécessaires.',
    audience: 'Avec votre accord, ce site mesure sa fréquentation.',
    ads: 'Avec votre accord, ce site mesure et adapte sa publicité.',
    both: 'Avec votre accord, ce site mesure sa fréquentation et adapte sa publicité.',
  },
  policy: 'Notre politique de cookies',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  customise: 'Personnaliser',
  manage: 'Gérer les cookies',
}

export type ConsentWords = typeof fr
