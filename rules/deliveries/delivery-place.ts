/** Where a parcel goes, as carriers sort it. */
export interface DeliveryPlace {
  /** Two letters. */
  country: string
  postalCode: string
}

/** `20 000` and `l-1234` are what people type. */
export function deliveryPlace(country: string, postalCode: string): DeliveryPlace {
  return { country: postalCountry(country), postalCode: postalCode.toUpperCase().replace(/[^0-9A-Z]/g, '') }
}

/**
 * Monaco is France for a parcel of wine: its codes (980) are France’s, its letters travel with La Poste, and by the
 * convention of 18 May 1963 it is one customs, VAT and excise territory with France.
 */
export function postalCountry(country: string): string {
  const letters = country.toUpperCase()
  return letters === 'MC' ? 'FR' : letters
}

/** Codes of France that lie overseas: other customs, other prices. 980 is Monaco. */
export function isOverseas({ country, postalCode }: DeliveryPlace): boolean {
  return country === 'FR' && /^9[78]/.test(postalCode) && !postalCode.startsWith('980')
}
