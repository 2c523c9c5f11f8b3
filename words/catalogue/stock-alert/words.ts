/** What a person agrees to who wants to hear when a wine is back; kept word for word with the address. */
export const stockAlertWording = {
  fr: 'J’accepte de recevoir un e-mail, et un seul, quand ce produit sera de nouveau disponible. Mon adresse sera effacée aussitôt après.',
  en: 'I agree to receive one e-mail, and only one, when this product is available again. My address will be deleted right after.',
}
