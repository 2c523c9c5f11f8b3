/** An order of somebody invented, long since delivered, with what they said of it. */
export interface ReviewedOrder {
  /** When it was ordered, and how many days later it was spoken of. */
  daysAgo: number
  spokenAfter: number
  locale: 'fr' | 'en'
  person: { firstname: string; lastname: string; address: string; postalCode: string; city: string }
  lines: readonly ReviewedLine[]
}

interface ReviewedLine {
  declination: number
  quantity: number
  rating: 1 | 2 | 3 | 4 | 5
  title?: string
  text?: string
  /** The estate's. */
  answer?: string
}
