/** The words of the public site. French first: its keys are the ones every other language must have. */
export const siteWords = {
  skipToContent: 'Aller au contenu',
  mainMenu: 'Menu principal',
  languages: 'Langues',
  menu: 'Menu',
  notFound: 'Cette page est introuvable',
  notFoundHint: 'Elle a peut-être changé d’adresse, comme une parcelle change de nom.',
  backHome: 'Retour à l’accueil',
  error: 'Erreur',
  errorHint: 'Une erreur est survenue de notre côté. Réessayez dans un instant.',
  discover: 'Découvrir le domaine',
  siteUnknown: 'Aucun site ne répond à cette adresse',
  busy: 'Le site est très sollicité. Réessayez dans quelques secondes.',
  errorPageFailed: 'Une erreur est survenue pendant l’affichage de la page d’erreur.',
  alcohol: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
}

export type SiteWords = typeof siteWords
