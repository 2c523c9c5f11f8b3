/** The words of choosing a new password by a link. */
export const fr = {
  eyebrow: 'Espace client',
  ask: {
    title: 'Mot de passe oublié',
    intro:
      'Indiquez l’adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe. Il sert une fois, pendant une demi-heure.',
    email: 'Adresse e-mail',
    submit: 'Recevoir le lien',
    sentTitle: 'Regardez votre messagerie',
    sent: 'Si un compte existe avec cette adresse, un lien vient d’y partir. Il arrive en une minute ; pensez aux courriers indésirables.',
    again: 'Rien reçu ? Attendez une minute avant de redemander un lien, et vérifiez l’adresse.',
    askAgain: 'Redemander un lien',
    back: 'Retour à la connexion',
  },
  choose: {
    title: 'Nouveau mot de passe',
    intro: 'Pour le compte {email}. Une fois le mot de passe choisi, tous les appareils seront déconnectés.',
    password: 'Nouveau mot de passe',
    passwordHint: '12 caractères, ou 8 mêlant trois sortes : minuscules, majuscules, chiffres, autres signes.',
    submit: 'Enregistrer ce mot de passe',
    over: 'Ce lien ne s’ouvre plus',
    overHint: 'Il a déjà servi, ou la demi-heure est passée, ou vous en avez demandé un plus récent.',
    ask: 'Demander un nouveau lien',
  },
}

export type PasswordWords = typeof fr
