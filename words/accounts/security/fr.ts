/** The words of signing in safely: password, devices, second factor. */
export const fr = {
  title: 'Connexion et sécurité',
  email: 'Votre adresse e-mail',
  password: {
    title: 'Mot de passe',
    intro: 'En changer déconnecte vos autres appareils ; celui-ci reste connecté.',
    present: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: '12 caractères, ou 8 mêlant trois sortes : minuscules, majuscules, chiffres, autres signes.',
    submit: 'Changer le mot de passe',
    forgotten: 'Mot de passe oublié ?',
  },
  done: {
    password: 'Votre mot de passe est changé.',
  },
}

export type SecurityWords = typeof fr
