/** The words of signing in safely: password, devices, second factor. */
export const fr = {
  title: 'Connexion et sécurité',
  password: {
    title: 'Mot de passe',
    intro: 'En changer déconnecte vos autres appareils ; celui-ci reste connecté.',
    present: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: '12 caractères, ou 8 mêlant trois sortes : minuscules, majuscules, chiffres, autres signes.',
    submit: 'Changer le mot de passe',
    forgotten: 'Mot de passe oublié ?',
  },
  devices: {
    title: 'Appareils connectés',
    intro: 'Un appareil que vous ne connaissez pas ? Déconnectez-le, puis changez de mot de passe.',
    name: '{browser} sur {system}',
    browsers: {
      FIREFOX: 'Firefox',
      EDGE: 'Edge',
      OPERA: 'Opera',
      SAMSUNG: 'Samsung Internet',
      CHROME: 'Chrome',
      SAFARI: 'Safari',
      OTHER: 'Navigateur',
    },
    systems: {
      IPHONE: 'iPhone',
      IPAD: 'iPad',
      ANDROID: 'Android',
      WINDOWS: 'Windows',
      MAC: 'Mac',
      CHROMEBOOK: 'Chromebook',
      LINUX: 'Linux',
      OTHER: 'un système inconnu',
    },
    current: 'Cet appareil',
    seen: 'Connecté le {first}, vu le {last}',
    end: 'Déconnecter',
    endAll: 'Tout déconnecter',
  },
  done: {
    device: 'L’appareil est déconnecté.',
    password: 'Votre mot de passe est changé.',
  },
}

export type SecurityWords = typeof fr
