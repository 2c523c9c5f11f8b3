/** The words of the page of the built-in bank of test cards. */
export const fr = {
  bank: 'Banque d’essai',
  notice: 'Cette page remplace celle d’une banque : aucun argent ne circule et aucun numéro n’est gardé.',
  title: 'Paiement — Banque d’essai',
  heading: 'Paiement par carte',
  amount: 'Montant',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AA',
  code: 'Code de sécurité',
  codeHint: 'Les trois chiffres au dos.',
  pay: 'Payer {amount}',
  paying: 'La banque vérifie…',
  cancel: 'Annuler et revenir à la boutique',
  cards: 'Cartes d’essai',
  cardsHint: 'Choisissez-en une pour remplir le formulaire.',
  ends: {
    ok: 'Paiement accepté',
    challenge: 'Contrôle 3-D Secure',
    'card-declined': 'Carte refusée',
    'insufficient-funds': 'Fonds insuffisants',
    'card-expired': 'Carte expirée',
    'wrong-security-code': 'Code de sécurité faux',
    'processing-error': 'Incident de la banque',
  },
  missing: {
    number: 'Écrivez le numéro de la carte.',
    expiry: 'Écrivez la date d’expiration, par exemple 12 / 30.',
    securityCode: 'Écrivez le code de sécurité.',
  },
  challenge: {
    heading: 'Est-ce bien vous ?',
    lead: 'Votre banque vous demande de confirmer ce paiement de {amount} pour « {label} ».',
    confirm: 'Confirmer le paiement',
    refuse: 'Ce n’est pas moi',
  },
  over: {
    SUCCEEDED: 'Paiement accepté.',
    FAILED: 'Paiement refusé.',
    CANCELLED: 'Paiement annulé.',
    back: 'Retour à la boutique',
    leaving: 'Vous revenez à la boutique…',
  },
  offline: 'La connexion a été interrompue. Rien n’a été payé : réessayez.',
  needsScript: 'Cette page de paiement d’essai a besoin de JavaScript.',
}

export type BankWords = typeof fr
