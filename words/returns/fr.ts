/** What people read about returns and withdrawals. The closed sets are those of contract/returns/closed-sets.ts. */
export const fr = {
  states: {
    ASKED: 'Demandé',
    ACCEPTED: 'Accepté',
    REFUSED: 'Refusé',
    LABEL_SENT: 'Étiquette envoyée',
    RECEIVED: 'Reçu par le domaine',
    REFUNDED: 'Remboursé',
  },
  reasons: {
    CHANGED_MIND: 'J’ai changé d’avis',
    DAMAGED: 'Cassé ou abîmé à la livraison',
    WRONG_PRODUCT: 'Ce n’est pas ce que j’avais commandé',
    FAULTY: 'Bouchonné ou défectueux',
  },
  /** What every estate says until it says it in its own words. */
  info: {
    message: 'Une bouteille cassée, un vin bouchonné, une erreur de notre part ? Dites-le-nous ici.',
    ask: 'Choisissez les produits, dites-nous pourquoi. Nous vous répondons par courriel, le plus souvent sous deux jours ouvrés.',
    labelSent:
      'Imprimez l’étiquette, collez-la sur le carton et déposez-le au point indiqué. Emballez les bouteilles avec soin : debout, calées, dans un carton solide.',
    received:
      'Vos produits nous sont parvenus. Nous les regardons, puis nous vous remboursons par le même moyen de paiement.',
  },
  ask: {
    title: 'Retourner des produits',
    order: 'Commande {reference}',
    back: 'Revenir à la commande',
    products: 'Que souhaitez-vous retourner ?',
    left: '{n} au plus',
    quantity: 'Nombre',
    none: 'Aucun',
    reason: 'Pourquoi ?',
    chooseReason: 'Choisissez une raison',
    description: 'Dites-nous en plus',
    descriptionHint: 'Ce que vous avez vu à l’ouverture du colis, le numéro de lot, le goût du vin…',
    optional: 'facultatif',
    pictures: 'Vous pourrez joindre des photographies à l’étape suivante.',
    submit: 'Demander le retour',
    nothing: 'Rien ne peut être retourné',
    nothingHint:
      'La commande n’est pas encore partie, tout a été remboursé, ou un retour est déjà en cours pour ces produits.',
    chooseOne: 'Choisissez au moins un produit, et dites pourquoi.',
    exchange: 'Vous avez simplement changé d’avis ? Le plus court est de',
    withdraw: 'renoncer au contrat',
  },
  page: {
    title: 'Retour n° {id}',
    withdrawal: 'Rétractation n° {id}',
    products: 'Produits',
    pieces: '{n} × {name}',
    timeline: 'Où en est ce retour',
    next: 'Et maintenant',
    todo: {
      ASKED: 'Nous regardons votre demande. Gardez les produits et leur emballage jusqu’à notre réponse.',
      ACCEPTED:
        'Nous reprenons ces produits. Gardez-les jusqu’à ce que nous vous envoyions l’étiquette, ou écrivez-nous.',
      ACCEPTED_WITHDRAWAL:
        'Renvoyez les produits au plus tard 14 jours après votre déclaration. Les frais de renvoi sont à votre charge, sauf si nous vous envoyons une étiquette.',
      REFUSED: 'Ce retour n’est pas accepté.',
      REFUNDED:
        'C’est fait. Selon votre banque, la somme apparaît sous quelques jours. L’avoir se trouve sur la page de la commande.',
    },
    refusal: 'Motif : {reason}',
    label: 'Imprimer l’étiquette',
    labelLink: 'Ouvrir l’étiquette du transporteur',
    description: 'Votre message',
    pictures: 'Photographies',
    picture: 'Photographie {n}',
    addPictures: 'Joindre des photographies',
    picturesHint:
      'Jusqu’à cinq en tout, en JPEG, PNG, WebP ou AVIF, 10 Mo au plus chacune. Vous et le domaine seuls les verrez.',
    send: 'Envoyer',
    refunded: 'Remboursé : {amount}',
    declared: 'Déclarée par {name} le {day} à {time}',
  },
  withdrawal: {
    title: 'Renoncer au contrat',
    intro:
      'Vous avez {days} jours après la réception pour changer d’avis, sans avoir à vous expliquer, et avant la livraison aussi. Cette page est ouverte à tous, avec ou sans compte.',
    reference: 'Référence de la commande',
    referenceHint: 'Par exemple C-000123, dans votre courriel de confirmation',
    email: 'Adresse e-mail de la commande',
    find: 'Continuer',
    own: 'Vos commandes',
    ownHint: 'Choisissez celle dont vous souhaitez vous rétracter.',
    orderOf: '{reference} du {day}',
    choose: 'Choisir',
    order: 'Commande {reference} du {day}',
    open: 'Le délai court jusqu’au {day} inclus.',
    early: 'La commande n’est pas encore livrée : le délai n’a pas commencé, et vous pouvez déjà vous rétracter.',
    over: 'Le délai de rétractation est passé',
    overHint:
      'Vous avez reçu cette commande le {received} ; le délai a pris fin le {until}. Un produit abîmé, défectueux ou qui n’est pas le bon ? Demandez un retour, ou écrivez-nous.',
    excluded:
      'Fait à votre demande : la loi n’en permet pas la rétractation (article L. 221-28, 3° du code de la consommation).',
    done: 'Déjà repris, remboursé ou en cours de retour.',
    lines: 'De quoi souhaitez-vous vous rétracter ?',
    quantity: 'Nombre',
    nothing: 'Rien dans cette commande ne peut faire l’objet d’une rétractation.',
    name: 'Votre nom',
    receipt: 'Un accusé de réception daté part aussitôt à l’adresse de la commande.',
    confirm: 'Confirmer la rétractation',
    other: 'Une autre commande',
    declared: 'Votre rétractation est enregistrée',
    declaredHint:
      'Déclarée le {day} à {time} par {name}, commande {reference}. L’accusé de réception part à l’adresse de la commande : conservez-le.',
    ended:
      'Votre commande n’était pas encore préparée : elle est annulée, le remboursement part, et vous n’avez rien à renvoyer.',
    follow: 'Suivre ce retour',
    terms: 'Vos droits en détail',
    chooseOne: 'Choisissez au moins un produit.',
  },
}

export type ReturnWords = typeof fr
