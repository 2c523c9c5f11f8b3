/** What letters say of carts, orders and quotes; `{…}` are filled in. */
export const fr = {
  order: {
    title: 'Commande {reference} du {date}',
    quantity: '{quantity} × {price}',
    answer: '{label} : {text}',
    products: 'Produits',
    discount: 'Remise',
    discountCode: 'Remise ({code})',
    shipping: 'Livraison',
    free: 'Offerte',
    total: 'Total TTC',
    giftCards: 'Réglé par carte cadeau',
    paidOtherwise: 'Payé par carte bancaire',
    vat: 'dont TVA à {rate} %',
    delivery: {
      DELIVERY: 'Livraison à domicile',
      PICKUP: 'Livraison en point relais',
      CLICK_AND_COLLECT: 'Retrait sur place',
      NO_DELIVERY: 'Sans livraison',
    },
    billing: 'Facturation',
    message: 'Votre message',
    slot: 'Le {day}, de {from} à {until}',
    delay: 'Délai annoncé : {delay}',
    parcel: 'Colis n° {number}',
  },
  paper: {
    onScreen: 'Le document joint se lit aussi à l’écran, agrandi ou par une synthèse vocale :',
    INVOICE: 'lire la facture {number}',
    CREDIT_NOTE: 'lire l’avoir {number}',
  },
  confirmed: {
    subject: 'Votre commande {reference} est confirmée',
    preview: 'Merci pour votre confiance. Voici le récapitulatif, votre facture et nos conditions.',
    title: 'Merci, {firstname}.',
    body: 'Votre paiement est accepté et votre commande {reference} est enregistrée.',
    next: {
      DELIVERY: 'Nous la préparons avec soin et vous écrirons dès qu’elle partira.',
      PICKUP: 'Nous la préparons avec soin et vous écrirons dès qu’elle partira vers votre point relais.',
      CLICK_AND_COLLECT: 'Nous la préparons avec soin et vous écrirons dès qu’elle vous attendra.',
      NO_DELIVERY: 'Nous vous écrivons très vite pour la suite.',
    },
    withdrawal: 'Votre droit de rétractation',
    withdrawalBody:
      'Vous avez {days} jours pour changer d’avis, sans avoir à vous expliquer, à compter du lendemain du jour où vous recevez votre commande.',
    withdrawalVisit:
      'Une visite a lieu à une date fixée\u00a0: le droit de rétractation ne s’y applique pas (article L. 221-28, 12° du code de la consommation). Jusqu’à quand l’acompte vous est remboursé est dit dans la confirmation de votre visite.',
    withdrawalUndelivered:
      'Vous avez {days} jours pour changer d’avis, sans avoir à vous expliquer, à compter du lendemain de votre commande.',
    customized:
      'Ce qui a été fait à votre demande ({names}) ne peut être repris : le droit de rétractation ne s’y applique pas (article L. 221-28, 3° du code de la consommation).',
    free: 'Votre commande {reference} est enregistrée : il n’y avait rien à payer.',
    keptVisit: 'Nos conditions générales de vente et votre facture sont jointes à ce courriel. Conservez-les.',
    kept: 'Le formulaire de rétractation et nos conditions générales de vente sont joints à ce courriel, avec votre facture. Conservez-les.',
    identity: 'Une pièce d’identité peut vous être demandée à la remise : la vente d’alcool est réservée aux majeurs.',
  },
  failed: {
    subject: 'Le paiement de votre commande {reference} n’a pas abouti',
    title: 'Votre paiement n’a pas abouti.',
    body: 'Rien n’a été débité pour la commande {reference}.',
    why: {
      'card-declined': 'Votre banque a refusé la carte, sans nous dire pourquoi.',
      'insufficient-funds': 'Votre banque indique que la provision de la carte ne suffit pas.',
      'card-expired': 'La carte est arrivée à expiration.',
      'wrong-security-code': 'Le cryptogramme au dos de la carte ne correspond pas.',
      'authentication-failed': 'La confirmation demandée par votre banque n’a pas été donnée.',
      'processing-error': 'Le service de paiement a rencontré une difficulté passagère.',
      'cancelled-by-customer': 'Le paiement a été interrompu avant la fin.',
    },
    held: 'Nous vous réservons ces produits jusqu’au {day} à {time}.',
    button: 'Reprendre le paiement',
    help: 'Essayez avec une autre carte, ou écrivez-nous : nous trouverons une solution.',
  },
  shipped: {
    subject: 'Votre commande {reference} est en route',
    title: 'Votre commande est en route.',
    body: 'La commande {reference} vient de partir.',
    tracked: '{carrier} l’achemine jusqu’à vous, sous le numéro {number}.',
    button: 'Suivre le colis',
    reception:
      'À la réception, ouvrez le colis devant le livreur si vous le pouvez. Une bouteille abîmée ? Notez-le sur le bon de livraison et écrivez-nous avec une photographie : nous ferons le nécessaire.',
  },
  ready: {
    subject: 'Votre commande {reference} vous attend',
    title: 'Votre commande vous attend.',
    body: 'La commande {reference} est prête. Vous pouvez venir la chercher.',
    slotBody: 'La commande {reference} est prête. Nous vous attendons au créneau que vous avez choisi.',
    identity: 'Pensez à une pièce d’identité : la vente d’alcool est réservée aux majeurs.',
    calendar: 'Le rendez-vous est joint à ce courriel, pour votre agenda.',
    code: 'Votre code de retrait',
    codeHint:
      'Dites-le ou montrez-le en venant chercher votre commande ; il est joint à ce courriel sous forme de code QR.',
  },
  edited: {
    subject: 'Votre commande {reference} a été modifiée',
    title: 'Votre commande a été modifiée.',
    body: {
      address: 'Comme convenu, la commande {reference} sera livrée à une autre adresse.',
      slot: 'Comme convenu, le retrait de la commande {reference} a été déplacé.',
      lines: 'Comme convenu, des articles ont été retirés de la commande {reference}.',
    },
    removed: 'Articles retirés',
    piece: '{quantity} × {name}',
    refund:
      'Nous vous rendons {amount} par le même moyen de paiement. L’avoir vous parviendra par courriel dès que la banque aura été saisie.',
    wrong: 'Si ce n’est pas ce que vous souhaitiez, répondez à ce courriel.',
  },
  cancelled: {
    subject: 'Votre commande {reference} est annulée',
    title: 'Votre commande est annulée.',
    body: 'La commande {reference} est annulée.',
    reason: 'Motif : {reason}',
    paid: 'Nous vous rendons les {amount} que vous avez réglés, par le même moyen de paiement. Selon votre banque, ils apparaîtront sur votre compte sous quelques jours.',
    unpaid: 'Rien n’a été débité et vous n’avez rien à régler.',
  },
  refunded: {
    subject: 'Remboursement de votre commande {reference}',
    title: 'Nous vous remboursons {amount}.',
    body: 'Le remboursement de {amount} pour la commande {reference} est fait, par le moyen de paiement que vous aviez choisi.',
    reason: 'Motif : {reason}',
    delay: 'Selon votre banque, il apparaîtra sur votre compte sous quelques jours.',
    note: 'L’avoir {number} est joint à ce courriel.',
  },
  request: {
    subject: 'À régler : votre commande {reference}',
    title: 'Votre commande est prête à être réglée.',
    body: {
      LINK: 'Voici le lien pour régler la commande {reference}, {amount}, par carte bancaire. Il est valable jusqu’au {day}.',
      TRANSFER:
        'Nous avons noté votre commande {reference}. Nous attendons votre virement de {amount} jusqu’au {day}, avec la référence {reference}.',
      CHEQUE:
        'Nous avons noté votre commande {reference}. Nous attendons votre chèque de {amount} jusqu’au {day}, avec la référence {reference} au dos.',
      TERMINAL:
        'Nous avons noté votre commande {reference}. Elle se règle par carte au domaine, {amount}, jusqu’au {day}.',
    },
    instructions: 'Pour régler',
    button: 'Régler {amount}',
    held: 'Vos bouteilles vous sont réservées jusque-là. Ensuite la commande est annulée, sans rien à faire de votre part.',
  },
  quote: {
    subject: 'Votre devis {number}',
    title: 'Votre devis {number}',
    body: '{estate} vous propose le devis {number}, pour un total de {amount}. Les prix sont garantis jusqu’au {day}.',
    button: 'Voir et accepter le devis',
    attached: 'Le devis est joint à ce courriel, pour vos papiers.',
  },
  held: {
    subject: 'À vérifier : paiement de la commande {reference}',
    title: 'Un paiement demande votre attention.',
    body: 'Pour la commande {reference}, {received} ont été encaissés au lieu de {asked}. La commande n’est donc ni confirmée ni facturée.',
    next: 'Sans action de votre part, la somme est rendue au client et la commande annulée à la fin de la réservation. Vérifiez le paiement auprès de votre prestataire.',
    why: 'Vous recevez ce courriel parce que vous administrez le site {site}.',
  },
  reminder: {
    subject: 'Votre panier vous attend',
    title: 'Votre panier vous attend.',
    body: 'Vous aviez choisi ces produits sans aller jusqu’au bout. Les voici, au prix d’aujourd’hui.',
    button: 'Retrouver mon panier',
    held: 'Un panier ne réserve rien : les bouteilles restent à qui les commande.',
    once: 'C’est le seul rappel que nous vous envoyons.',
    stop: 'Oublier mon adresse',
  },
  files: {
    terms: 'conditions-generales-de-vente',
    form: 'formulaire-de-retractation',
    termsOf: 'Conditions générales de vente, {estate}, telles qu’envoyées le {date}',
    withdrawalForm: 'Formulaire de rétractation',
    calendar: 'retrait',
    code: 'code-de-retrait',
  },
  stopped: {
    title: 'Votre adresse est oubliée',
    body: 'Vous ne recevrez plus de rappel pour ce panier, et l’adresse n’y est plus attachée.',
    home: 'Retour au site',
  },
}

export type OrderMailWords = typeof fr
