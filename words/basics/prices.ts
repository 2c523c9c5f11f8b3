const FORMATS = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
}

/** `12,50 €` or `€12.50`; euros as they travel. */
export function formatPrice(amount: number, locale: keyof typeof FORMATS): string {
  return FORMATS[locale].format(amount)
}
