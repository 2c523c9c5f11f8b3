/** How and when a gift card is sent, under its line in carts, orders and mails. */
export const fr = {
  credit: 'À valoir sur vos achats, par un code envoyé par courriel',
  own: 'Envoyée par courriel dès le paiement',
  ownOn: 'Envoyée par courriel le {day}',
  to: 'Pour {name}, envoyée par courriel dès le paiement',
  toOn: 'Pour {name}, envoyée par courriel le {day}',
}

export type GiftLineWords = typeof fr
