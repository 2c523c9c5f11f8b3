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
  /** What the accountant gets. */
  ledger: {
    journals: { SALES: 'Ventes', TAKINGS: 'Encaissements', VOUCHERS: 'Cartes cadeaux' },
    entries: {
      INVOICE: 'Facture',
      CREDIT_NOTE: 'Avoir',
      PAYMENT: 'Paiement',
      REFUND: 'Remboursement',
      CARD_USED: 'Carte cadeau utilisée',
      CARD_RETURNED: 'Rendu sur carte cadeau',
    },
    accounts: {
      CUSTOMERS: 'Clients',
      VOUCHERS: 'Cartes cadeaux à honorer',
      TAKINGS: 'Cartes bancaires à l’encaissement',
      VAT: 'TVA collectée {rate} %',
      WINE: 'Ventes de vins {rate} %',
      GOODS: 'Ventes de marchandises {rate} %',
      DELIVERY: 'Ports facturés {rate} %',
      GESTURES: 'Rabais, remises et ristournes accordés {rate} %',
    },
    files: { 'sales-journal': 'journal-des-ventes', vat: 'tva', excise: 'accises' },
    salesColumns: ['Date', 'Pièce', 'Compte', 'Intitulé', 'Libellé', 'Client', 'Débit (€)', 'Crédit (€)'],
    vatColumns: ['Mois', 'Taux', 'Base HT (€)', 'TVA (€)', 'TTC (€)'],
    vouchersSold: 'Cartes cadeaux vendues (hors champ, TVA à l’utilisation)',
    exciseColumns: ['Mois', 'Catégorie', 'Destination', 'Litres', 'Hectolitres'],
    categories: {
      STILL: 'Vins tranquilles',
      SPARKLING: 'Vins mousseux',
      INTERMEDIATE: 'Vins doux naturels et produits intermédiaires',
    },
    places: { FRANCE: 'France', UNION: 'Union européenne', EXPORT: 'Hors Union européenne' },
  },
}

export type BookWords = typeof fr
