export const fr = {
  yes: 'Oui',
  /** Before the number of the page. */
  step: 'Étape {page} sur {pages}',
  next: 'Continuer',
  back: 'Revenir',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  optional: 'facultatif',
  choose: 'Choisissez',
  required: 'Sauf mention «\u00a0facultatif\u00a0», chaque réponse est nécessaire.',
  wrong: 'Certaines réponses sont à corriger.',
  files: 'Vos fichiers',
  filesHint: 'PDF ou photo (JPEG, PNG, WebP, AVIF), 8\u00a0Mo au plus par fichier.',
  fileRefused:
    'Vos réponses n’ont pas pu être envoyées avec ce fichier. Revenez à la page précédente de votre navigateur\u00a0: elles y sont encore. Choisissez un PDF ou une photo de 8\u00a0Mo au plus.',
  away: 'Le site n’a pas répondu. Vos réponses sont encore là\u00a0: envoyez à nouveau.',
  sent: 'Merci, c’est envoyé.',
  thanks: 'Vos réponses sont arrivées. Nous revenons vers vous dès que possible.',
  home: 'Retour à l’accueil',
  trap: 'Laissez ce champ vide',
  privacy: 'Vos réponses servent à traiter votre demande, et à rien d’autre. Vos droits\u00a0: {link}.',
  privacyLink: 'politique de confidentialité',
}

export type FormWords = typeof fr
