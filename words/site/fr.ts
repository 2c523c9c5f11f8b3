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
  close: 'Fermer',
  dismiss: 'Masquer ce message',
  previous: 'Précédent',
  next: 'Suivant',
  slider: 'Images en plein écran',
  pictureCount: 'Image {n} sur {total}',
  videoCount: 'Vidéo {n} sur {total}',
  popupMissing: 'Cette annonce n’est plus disponible.',
}

export type SiteWords = typeof siteWords
