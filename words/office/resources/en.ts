import type { ResourceWords } from './fr.ts'

export const en: ResourceWords = {
  carriers: {
    title: 'Carriers',
    one: 'Carrier',
    fields: {
      id: 'Number',
      position: 'Order',
      isValid: 'Offered to customers',
      deliveryType: 'Way of delivery',
      provider: 'Price set by',
      relayProvider: 'Network of access points',
      isFreeFromThreshold: 'Free from the threshold',
      trackingUrl: 'Tracking address',
      leastDays: 'Least days',
      mostDays: 'Most days',
      texts: 'Texts',
      name: 'Name',
      delay: 'Announced delay',
      zones: 'Zones served',
      fromPrice: 'From',
      country: 'Country',
      postalPrefixes: 'Departments or postal prefixes',
      isExcluded: 'Not served',
      surcharge: 'Surcharge',
      extraDays: 'More days',
      bands: 'Price bands',
      countedIn: 'Counted in',
      upTo: 'Up to',
      price: 'Price',
    },
  },
}
