/** What a person agrees to who wants to hear when a wine is back; kept word for word with the address. */
export const fr = {
  consent:
    'J’accepte de recevoir un e-mail, et un seul, quand ce produit sera de nouveau disponible. Mon adresse sera effacée aussitôt après.',
}

export type StockAlertWords = typeof fr
