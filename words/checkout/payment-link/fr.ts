/** The page behind a payment link; `{…}` are filled in. */
export const fr = {
  eyebrow: 'Paiement',
  title: 'Régler la commande {reference}',
  intro:
    'Vérifiez le détail, acceptez nos conditions, puis réglez par carte bancaire. Ce lien est valable jusqu’au {day}.',
  details: 'Détail de la commande',
  quantity: '{n} ×',
  subtotal: 'Produits',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  total: 'Total TTC',
  due: 'À régler maintenant',
  delivery: {
    DELIVERY: 'Livraison à domicile',
    PICKUP: 'Livraison en point relais',
    CLICK_AND_COLLECT: 'Retrait sur place',
    NO_DELIVERY: 'Sans livraison',
  },
  accept: 'J’ai au moins 18 ans et j’accepte les {link}.',
  terms: 'conditions générales de vente',
  newTab: 'nouvel onglet',
  submit: 'Régler {amount}',
  failed: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez réessayer, avec une autre carte par exemple.',
  problems: 'Vérifiez les champs signalés ci-dessous.',
  paid: {
    title: 'Merci, votre paiement est accepté.',
    intro: 'La commande {reference} est réglée. Vous n’avez plus rien à faire.',
  },
  over: {
    title: 'Ce lien n’est plus valable.',
    intro:
      'La commande a été annulée, remplacée, ou le délai pour la régler est passé. Rien n’a été débité. Écrivez-nous : nous vous en enverrons un autre.',
  },
  unknown: {
    title: 'Ce lien n’existe pas.',
    intro: 'Vérifiez que l’adresse est entière, ou écrivez-nous.',
  },
  contact: 'Nous écrire',
}

export type PaymentLinkWords = typeof fr
