/** The words of the dialog of consent, service by service: fetched with it, by whoever opens it. */
export const fr = {
  dialogTitle: 'Vos choix, service par service',
  dialogIntro:
    'Rien n’est actif sans votre accord. Votre choix vaut six mois et se change à tout moment, en bas de chaque page.',
  close: 'Fermer',
  save: 'Enregistrer mes choix',
  accepted: 'Accepté',
  refused: 'Refusé',
  always: 'Toujours présents',
  alwaysHint: 'Sans eux, le site ne fonctionne pas ; ils n’ont pas d’autre usage.',
  exempt: {
    session: { name: 'Session', purpose: 'vous garder connecté à votre compte' },
    language: { name: 'Langue', purpose: 'retenir la langue que vous avez choisie' },
    cart: { name: 'Panier', purpose: 'retrouver vos bouteilles d’une page à l’autre' },
    choice: { name: 'Ce choix', purpose: 'ne pas vous reposer la question pendant six mois' },
  },
  optional: 'Avec votre accord',
  noServices: 'Ce site n’utilise aucun service de mesure ni de publicité.',
  services: {
    MATOMO: {
      name: 'Matomo',
      vendor: 'Serveur choisi par le domaine',
      purpose: 'Mesure la fréquentation : pages vues, durée et provenance des visites.',
    },
    GA4: {
      name: 'Google Analytics',
      vendor: 'Google Ireland Limited',
      purpose: 'Mesure la fréquentation : pages vues, durée et provenance des visites.',
    },
    PLAUSIBLE: {
      name: 'Plausible',
      vendor: 'Serveur choisi par le domaine',
      purpose: 'Mesure la fréquentation, sans cookie et sans suivre une personne d’un jour à l’autre.',
    },
    TAG_MANAGER: {
      name: 'Google Tag Manager',
      vendor: 'Google Ireland Limited',
      purpose: 'Charge les outils de mesure que le domaine y a réunis.',
    },
    SITE_SCRIPTS: {
      name: 'Scripts ajoutés par le domaine',
      vendor: 'Services choisis par le domaine',
      purpose: 'Ajoutent aux pages des fonctions d’autres services, qui peuvent vous reconnaître.',
    },
    GOOGLE_ADS: {
      name: 'Google Ads',
      vendor: 'Google Ireland Limited',
      purpose: 'Mesure l’effet de nos annonces chez Google et lui permet de vous en présenter d’autres.',
    },
    FACEBOOK_PIXEL: {
      name: 'Pixel Meta',
      vendor: 'Meta Platforms Ireland Limited',
      purpose:
        'Mesure l’effet de nos annonces sur Facebook et Instagram et permet à Meta de vous en présenter d’autres.',
    },
  },
}

export type ConsentDialogWords = typeof fr
