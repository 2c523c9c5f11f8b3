/** What people read about orders. The closed sets are those of contract/orders/closed-sets.ts; who uses a name checks that none is missing. */
export const fr = {
  statuses: {
    AWAITING_PAYMENT: 'En attente de paiement',
    PAID: 'Payée',
    IN_PREPARATION: 'En préparation',
    SHIPPED: 'Expédiée',
    READY_FOR_PICKUP: 'Prête à être retirée',
    DELIVERED: 'Livrée',
    CANCELLED: 'Annulée',
    PARTLY_REFUNDED: 'Remboursée en partie',
    REFUNDED: 'Remboursée',
  },
  deliveryTypes: {
    DELIVERY: 'Livraison à domicile',
    PICKUP: 'Point relais',
    CLICK_AND_COLLECT: 'Retrait sur place',
    NO_DELIVERY: 'Sans livraison',
  },
  paymentStatuses: {
    PENDING: 'En cours',
    SUCCEEDED: 'Accepté',
    FAILED: 'Refusé',
    CANCELLED: 'Abandonné',
    HELD: 'Retenu',
    REFUNDED: 'Rendu',
  },
  paymentFailures: {
    'card-declined': 'La carte a été refusée par la banque.',
    'insufficient-funds': 'La provision de la carte est insuffisante.',
    'card-expired': 'La carte a expiré.',
    'wrong-security-code': 'Le cryptogramme n’est pas le bon.',
    'authentication-failed': 'L’authentification n’a pas abouti.',
    'processing-error': 'La banque n’a pas pu traiter le paiement. Réessayez dans un instant.',
    'cancelled-by-customer': 'Le paiement a été abandonné.',
  },
  /** Reasons that no person has typed. */
  reasons: {
    'sold-out': 'le stock s’est épuisé avant l’arrivée de votre paiement',
    'paid-in-vain': 'le paiement est arrivé pour une commande qui n’était plus à régler',
    replaced: 'la commande a été remplacée par une autre',
    unpaid: 'la commande n’a pas été réglée à temps',
    cancelled: 'la commande a été annulée',
    'given-up': 'annulation à la demande du client',
    'visit-cancelled': 'annulation d’une visite',
    return: 'retour de produits',
    withdrawal: 'exercice du droit de rétractation',
    edited: 'modification de la commande',
    'edited-address': 'adresse de livraison modifiée',
    'edited-relay': 'point relais modifié',
    'edited-slot': 'créneau de retrait modifié',
    'edited-lines': 'articles modifiés',
    'edited-joined': 'rattachée à un compte client',
    'edited-released': 'détachée du compte client',
    'edited-added': 'articles ajoutés, à payer par le client',
    'with-code': 'avec le code de retrait',
  },
  paymentLabel: (estate: string, reference: string) => `${estate} — commande ${reference}`,
  obstacles: {
    empty: 'Le panier est vide.',
    'line-unavailable': 'Cet article n’est plus disponible. Retirez-le pour continuer.',
    stock: 'Il n’en reste pas assez. Réduisez la quantité pour continuer.',
    'too-expensive':
      'Cette commande dépasse ce qui peut se payer en ligne. Réduisez une quantité, ou écrivez-nous pour convenir du reste.',
    'too-few-bottles': (missing: number) =>
      `Ajoutez ${missing} bouteille${missing > 1 ? 's' : ''} pour que le colis puisse partir.`,
    'too-many-bottles': (excess: number) =>
      `Retirez ${excess} bouteille${excess > 1 ? 's' : ''} : un colis n’en contient pas davantage.`,
    'not-a-multiple-of-bottles': (missing: number) =>
      `Ajoutez ${missing} bouteille${missing > 1 ? 's' : ''} pour compléter le carton.`,
  },
}

export type OrderWords = typeof fr
