/** The words of what an account knows of its owner. */
export const fr = {
  title: 'Profil',
  person: {
    title: 'Vous',
    firstname: 'Prénom',
    lastname: 'Nom',
    phone: 'Téléphone',
    mobile: 'Téléphone mobile',
    phoneHint: 'Facultatif, pour le transporteur.',
    birthdate: 'Date de naissance',
    birthdateHint: 'La loi réserve l’achat de vin aux majeurs.',
    locked:
      'Elle a servi à prouver votre âge et ne se change plus ici. Si elle est fausse, écrivez-nous : le domaine la corrigera.',
    language: 'Langue de nos courriels',
    languages: { fr: 'Français', en: 'Anglais' },
    submit: 'Enregistrer',
  },
  email: {
    title: 'Adresse e-mail',
    present: 'Votre adresse : {email}',
    confirmed: 'Elle est confirmée.',
    unconfirmed: 'Elle n’est pas encore confirmée : suivez le lien reçu à l’ouverture du compte.',
    send: 'Renvoyer le lien',
    pending:
      'Un changement vers {email} attend l’accord des deux adresses, l’ancienne et la nouvelle. Regardez vos deux messageries.',
    intro:
      'Pour en changer, nous écrivons à l’ancienne et à la nouvelle : l’adresse change quand les deux ont dit oui. Vous n’avez plus accès à l’ancienne ? Écrivez-nous.',
    next: 'Nouvelle adresse e-mail',
    password: 'Mot de passe actuel',
    submit: 'Demander le changement',
  },
  done: {
    profil: 'Vos informations sont enregistrées.',
    sent: 'Le lien vient de partir vers votre adresse.',
    email: 'Nous venons d’écrire aux deux adresses. Suivez les liens reçus, dans les vingt-quatre heures.',
  },
  link: {
    eyebrow: 'Espace client',
    over: 'Ce lien ne s’ouvre plus',
    overHint: 'Il a déjà servi, ou son temps est passé, ou vous en avez demandé un plus récent.',
    account: 'Aller à mon compte',
    EMAIL_CONFIRM: {
      title: 'Confirmer votre adresse',
      intro: 'L’adresse {email} est-elle bien la vôtre ?',
      submit: 'Oui, c’est mon adresse',
    },
    EMAIL_CHANGE_OLD: {
      title: 'Accepter le changement d’adresse',
      intro: 'Le compte {email} passera à l’adresse {newEmail}, dès que celle-ci aura dit oui aussi.',
      submit: 'Oui, j’accepte ce changement',
    },
    EMAIL_CHANGE_NEW: {
      title: 'Confirmer la nouvelle adresse',
      intro: 'Le compte {email} passera à l’adresse {newEmail}, dès que l’ancienne aura dit oui aussi.',
      submit: 'Oui, c’est ma nouvelle adresse',
    },
    outcome: {
      CONFIRMED: { title: 'Votre adresse est confirmée', text: 'Merci. Vous n’avez rien d’autre à faire.' },
      WAITS_FOR_OLD: {
        title: 'C’est noté',
        text: 'Il manque encore l’accord de l’ancienne adresse : suivez le lien que nous y avons envoyé.',
      },
      WAITS_FOR_NEW: {
        title: 'C’est noté',
        text: 'Il manque encore l’accord de la nouvelle adresse : suivez le lien que nous y avons envoyé.',
      },
      CHANGED: {
        title: 'Votre adresse est changée',
        text: 'Connectez-vous désormais avec la nouvelle. Vos autres appareils ont été déconnectés.',
      },
    },
  },
}

export type ProfileWords = typeof fr
