/** What stands in the journal of movements. */
export const fr = {
  journal: 'journal',
  columns: ['Date', 'Livre', 'Mouvement', 'Objet', 'Commande', 'Pièces', 'Montant (€)'],
  books: { STOCK: 'Stock', MONEY: 'Argent' },
  kinds: {
    OPENING: 'Stock initial',
    SALE: 'Vente',
    RETURN: 'Remise en stock',
    CORRECTION: 'Correction',
    BREAKAGE: 'Casse',
    ASSEMBLY: 'Composition de coffrets',
    DELIVERY: 'Entrée en cave',
    SAMPLE: 'Échantillon',
    COUNT: 'Inventaire',
    PAYMENT: 'Paiement reçu',
    REFUND: 'Remboursement',
    CARD_ISSUED: 'Carte cadeau émise',
    CARD_USED: 'Carte cadeau utilisée',
    CARD_RETURNED: 'Rendu sur carte cadeau',
    CARD_CANCELLED: 'Carte cadeau annulée',
  },
}

export type BookWords = typeof fr
