import type { Locale } from '#words/basics/locales.ts'

/** How a demo estate sends its wine, and where it can be fetched. */
export interface DemoDeliveries {
  carriers: readonly DemoCarrier[]
  places: readonly DemoPlace[]
}

export interface DemoCarrier {
  deliveryType: 'DELIVERY' | 'PICKUP'
  provider?: 'TABLE' | 'EXPORT'
  /** Whether a threshold of the estate makes it free; yes unless said otherwise. */
  isFreeFromThreshold?: boolean
  trackingUrl?: string
  /** Working days from the order to the door, at best and at worst; where it depends on the week, none. */
  days?: readonly [least: number, most: number]
  texts: Record<Locale, { name: string; delay: string }>
  zones: readonly DemoZone[]
}

export interface DemoZone {
  country: string
  prefixes?: readonly string[]
  isExcluded?: boolean
  surchargeCents?: number
  extraDays?: number
  /** Up to so many bottles or grams, the price in cents. */
  bottles?: Readonly<Record<number, number>>
  grams?: Readonly<Record<number, number>>
}

export interface DemoPlace {
  /** The name of one of the estate's addresses. */
  address: string
  slotMinutes: number
  capacity: number
  /** By weekday, 1 is Monday: from and until, in pairs. */
  hours: Readonly<Record<number, readonly (readonly [string, string])[]>>
}
