/** What letters say of accounts and of people’s data; `{…}` are filled in. */
export const fr = {
  taken: {
    subject: '{estate} : vous avez déjà un compte',
    title: 'Vous avez déjà un compte.',
    body: 'Quelqu’un, peut-être vous, a voulu ouvrir un compte sur {site} avec cette adresse. Elle en a déjà un : aucun autre n’a été créé.',
    you: 'C’était vous ? Connectez-vous avec votre mot de passe habituel.',
    button: 'Me connecter',
    forgotten: 'Mot de passe oublié ?',
    reset: 'Choisissez-en un nouveau',
    other: 'Ce n’était pas vous ? Vous n’avez rien à faire : personne n’a eu accès à votre compte.',
  },
  invitation: {
    subject: 'Le site {estate} vous attend',
    title: 'Votre site est prêt.',
    body: 'On vous confie le site {site}. Choisissez votre mot de passe, et vous y serez.',
    button: 'Choisir mon mot de passe',
    until: 'Ce lien sert une seule fois, pendant {hours} heures. Ensuite, demandez-en un autre à qui vous l’a envoyé.',
    other: 'Vous n’attendiez pas cette invitation ? Ne faites rien : sans mot de passe, personne n’entre.',
  },
  reset: {
    subject: '{estate} : votre nouveau mot de passe',
    title: 'Choisissez un nouveau mot de passe.',
    body: 'Vous avez demandé un nouveau mot de passe pour votre compte sur {site}. Ce bouton vous mène à la page où le choisir.',
    button: 'Choisir mon mot de passe',
    until:
      'Le lien sert une seule fois, pendant {minutes} minutes. Si vous en demandez un autre, seul le plus récent s’ouvre.',
    other: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même.',
  },
  confirm: {
    subject: '{estate} : confirmez votre adresse',
    title: 'Bienvenue. Une dernière chose.',
    body: 'Un compte vient d’être ouvert sur {site} avec cette adresse. Confirmez qu’elle est la vôtre : vos commandes passées avec elle pourront alors rejoindre votre compte.',
    button: 'Confirmer mon adresse',
    until: 'Le lien sert une fois, pendant sept jours, à condition d’être connecté à ce compte.',
    other: 'Vous n’avez pas ouvert de compte ? Ne faites rien : rien de ce qui vous appartient n’y sera montré.',
  },
  emailChange: {
    subject: '{estate} : une nouvelle adresse pour votre compte',
    title: 'Une nouvelle adresse pour ce compte ?',
    both: 'L’adresse ne change que lorsque les deux, l’ancienne et la nouvelle, ont dit oui.',
    until: 'Le lien sert une fois, pendant vingt-quatre heures.',
    reset: 'choisissez un nouveau mot de passe',
    OLD: {
      body: 'Quelqu’un qui connaît votre mot de passe a demandé que votre compte sur {site} passe de cette adresse à {email}.',
      button: 'Accepter ce changement',
      other: 'Ce n’était pas vous ? N’acceptez pas, et reprenez votre compte sans attendre :',
    },
    NEW: {
      body: 'Le titulaire d’un compte sur {site} souhaite désormais utiliser cette adresse, {email}. Si c’est vous, confirmez-la depuis le compte, une fois connecté.',
      button: 'Confirmer cette adresse',
      other: 'Vous n’avez pas de compte chez nous ? Ne faites rien : sans votre accord, l’adresse reste libre.',
    },
  },
  changed: {
    subject: '{estate} : votre compte a été modifié',
    title: 'Votre compte a été modifié.',
    what: {
      PASSWORD:
        'Le mot de passe de votre compte sur {site} vient d’être changé. Les autres appareils ont été déconnectés.',
      PASSWORD_RESET:
        'Un nouveau mot de passe vient d’être choisi pour votre compte sur {site}, par un lien envoyé à cette adresse. Tous les appareils ont été déconnectés.',
      PROFILE:
        'Les informations de votre compte sur {site} (nom, téléphone, date de naissance ou langue) viennent d’être modifiées.',
      SECOND_FACTOR_ON:
        'Un second facteur protège désormais votre compte sur {site} : un code vous sera demandé en plus du mot de passe.',
      SECOND_FACTOR_OFF:
        'Le second facteur de votre compte sur {site} vient d’être retiré : le mot de passe suffit de nouveau.',
      RECOVERY_CODE: 'Un code de secours vient de servir à se connecter à votre compte sur {site}.',
      RECOVERY_CODES:
        'De nouveaux codes de secours viennent d’être créés pour votre compte sur {site}. Les anciens ne servent plus.',
      MERGED:
        'Le domaine vient de réunir à votre compte sur {site} un autre compte ouvert à votre nom : ses commandes et ses adresses s’y trouvent désormais.',
      MERGED_AWAY:
        'Le domaine vient de réunir votre compte sur {site}, celui de cette adresse, à un autre compte ouvert à votre nom. Connectez-vous désormais avec l’autre : tout s’y trouve.',
      ORDERS_JOINED:
        'Le domaine vient d’ajouter à votre compte sur {site} une ou plusieurs commandes passées sans compte, à votre demande.',
      ORDER_JOINED_AWAY:
        'Une commande passée sans compte sur {site}, avec cette adresse, vient d’être ajoutée par le domaine à un compte client. Les courriels de cette commande continuent d’arriver ici.',
      BIRTHDATE: 'Le domaine vient de corriger la date de naissance de votre compte sur {site}.',
      EMAIL:
        'L’adresse e-mail de votre compte sur {site} vient d’être changée, après accord de l’ancienne et de la nouvelle adresse. Les autres appareils ont été déconnectés.',
    },
    you: 'C’était vous ? Vous n’avez rien à faire.',
    other: 'Ce n’était pas vous ? Reprenez votre compte sans attendre :',
    reset: 'choisissez un nouveau mot de passe',
  },
  dataExport: {
    subject: 'Ce que nous savons de vous',
    title: 'Ce que nous savons de vous.',
    body: 'Vous avez demandé, sur {site}, à voir ce que nous conservons sous votre adresse. Ce lien vous le montre, et vous permet de l’emporter.',
    button: 'Voir mes données',
    until: 'Il s’ouvre pendant un jour. Ne le transmettez à personne : qui le suit voit vos données.',
    other: 'Ce n’était pas vous ? Vous n’avez rien à faire : personne d’autre que vous n’a reçu ce lien.',
  },
  dataDeletion: {
    subject: 'Confirmez l’effacement de vos données',
    title: 'Nous allons vous oublier.',
    body: 'Vous avez demandé, sur {site}, que nous effacions ce que nous conservons sous votre adresse. Rien n’est encore fait : suivez ce lien et confirmez.',
    button: 'Effacer mes données',
    until:
      'Il sert une seule fois, pendant un jour. Seules vos factures sont gardées dix ans, à part, comme la loi le veut.',
    other: 'Ce n’était pas vous ? Vous n’avez rien à faire : rien ne sera effacé.',
  },
  inactivityWarning: {
    subject: 'Nous oublierons bientôt vos données',
    title: 'Cela fait longtemps.',
    body: 'Nous n’avons plus de vos nouvelles depuis près de trois ans. Le {day}, nous effacerons donc ce que nous conservons sous votre adresse ; vos factures sont gardées à part, comme la loi le veut.',
    account: 'Pour garder votre compte, connectez-vous avant cette date. C’est tout.',
    guest:
      'Si cela vous convient, vous n’avez rien à faire. Une commande avant cette date, et nous nous souviendrons de vous.',
    button: 'Me connecter',
    visit: 'Revoir le domaine',
  },
}

export type AccountMailWords = typeof fr
