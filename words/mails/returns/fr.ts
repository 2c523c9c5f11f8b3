/** What letters say of what comes back; `{…}` are filled in. */
export const fr = {
  returned: {
    subject: 'Votre paiement de {amount} vous est rendu',
    title: 'Nous vous rendons {amount}.',
    body: 'Un paiement de {amount} nous est parvenu pour la commande {reference}, qui n’avait plus cours : elle avait été remplacée, annulée ou déjà réglée. Cette somme repart vers votre carte.',
    wrongAmount:
      'La somme reçue pour la commande {reference}, {amount}, n’était pas celle qui était due. Par prudence la commande est annulée et cette somme repart vers votre carte.',
    delay: 'Selon votre banque, elle apparaîtra sur votre compte sous quelques jours.',
    nothingToDo: 'Vous n’avez rien à faire.',
  },
  back: {
    subject: '{product} est de nouveau disponible',
    title: '{product} est de nouveau disponible.',
    body: 'Vous nous aviez demandé de vous prévenir : c’est chose faite. Les quantités sont comptées, et ce message ne réserve rien.',
    button: 'Voir ce produit',
    once: 'C’est le seul message que vous recevrez à ce sujet.',
  },
  givenUp: {
    subject: 'Commande {reference} annulée par le client',
    title: 'Une commande est annulée.',
    body: '{name} a annulé la commande {reference} avant sa préparation : ne la préparez pas. Les produits sont de nouveau en vente.',
    refund: 'Le remboursement de {amount} se fait de lui-même.',
  },
  returns: {
    steps: {
      ASKED: {
        subject: 'Votre demande de retour pour la commande {reference}',
        title: 'Nous avons reçu votre demande.',
        body: 'Votre demande de retour pour la commande {reference} est enregistrée. Nous la regardons et vous répondons par courriel.',
      },
      ACCEPTED: {
        subject: 'Votre retour est accepté, commande {reference}',
        title: 'Votre retour est accepté.',
        body: 'Nous reprenons ces produits de la commande {reference}.',
      },
      REFUSED: {
        subject: 'Votre demande de retour pour la commande {reference}',
        title: 'Nous ne pouvons pas reprendre ces produits.',
        body: 'Votre demande de retour pour la commande {reference} n’est pas acceptée.',
      },
      LABEL_SENT: {
        subject: 'L’étiquette de votre retour, commande {reference}',
        title: 'Votre étiquette de retour est prête.',
        body: 'L’étiquette pour renvoyer les produits de la commande {reference} vous attend sur la page de votre retour.',
      },
      RECEIVED: {
        subject: 'Nous avons reçu votre retour, commande {reference}',
        title: 'Votre retour est arrivé.',
        body: 'Les produits de la commande {reference} nous sont parvenus.',
      },
      REFUNDED: {
        subject: 'Votre retour est remboursé, commande {reference}',
        title: 'Votre retour est remboursé.',
        body: 'Le remboursement des produits retournés de la commande {reference} est fait.',
      },
    },
    reason: 'Motif : {reason}',
    products: 'Produits',
    piece: '{quantity} × {name}',
    button: 'Suivre mon retour',
    asked: {
      subject: 'Retour demandé, commande {reference}',
      title: 'Un client demande un retour.',
      body: '{name} demande à retourner ces produits de la commande {reference}.',
      pictures: 'Photographies jointes : {n}.',
    },
  },
  withdrawal: {
    receipt: {
      subject: 'Accusé de réception de votre rétractation, commande {reference}',
      title: 'Votre rétractation est enregistrée.',
      body: '{name}, vous nous avez notifié le {day} à {time} votre rétractation du contrat portant sur ces produits de la commande {reference}.',
      keep: 'Ce courriel est votre accusé de réception. Conservez-le.',
      ended: 'Votre commande n’était pas encore préparée : elle est annulée et vous n’avez rien à renvoyer.',
      send: 'Renvoyez les produits au plus tard 14 jours après cette date. Les frais de renvoi sont à votre charge, sauf si nous vous envoyons une étiquette.',
      refund:
        'Nous vous remboursons au plus tard 14 jours après cette date, par le même moyen de paiement ; nous pouvons attendre d’avoir reçu les produits ou la preuve de leur expédition.',
    },
    declared: {
      subject: 'Rétractation déclarée, commande {reference}',
      title: 'Un client s’est rétracté.',
      body: '{name} s’est rétracté le {day} à {time} pour ces produits de la commande {reference}. L’accusé de réception lui est envoyé.',
      deadline:
        'La loi vous donne 14 jours pour rembourser, livraison standard comprise si tout est repris. Vous pouvez attendre les produits ou la preuve de leur expédition.',
      ended: 'La commande n’était pas encore préparée : elle est annulée et le remboursement part de lui-même.',
    },
    link: 'Changer d’avis :',
    here: 'renoncer au contrat ici',
  },
}

export type ReturnMailWords = typeof fr
