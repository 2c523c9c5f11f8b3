import type { DemoDeliveries } from '#db/demo/deliveries.ts'

const BY_BOTTLES = { 3: 990, 6: 1290, 12: 1690, 18: 2190, 24: 2690, 36: 3690, 60: 5490 }
const OVERSEAS = ['97', '984', '986', '987', '988']
const WEEK = [
  ['09:30', '12:30'],
  ['14:00', '18:00'],
] as const

export const deliveries: DemoDeliveries = {
  carriers: [
    {
      deliveryType: 'DELIVERY',
      trackingUrl: 'https://suivi.roche-perrine.example/colis/{number}',
      days: [2, 3],
      texts: {
        fr: { name: 'Livraison à domicile', delay: 'Livré chez vous en 2 à 3 jours ouvrés' },
        en: { name: 'Home delivery', delay: 'At your door in 2 to 3 working days' },
      },
      zones: [
        { country: 'FR', bottles: BY_BOTTLES },
        // By ferry: dearer, slower, and no more than three cases at a time.
        {
          country: 'FR',
          prefixes: ['20'],
          surchargeCents: 900,
          extraDays: 2,
          bottles: { 6: 1290, 12: 1690, 18: 2190 },
        },
        { country: 'FR', prefixes: OVERSEAS, isExcluded: true },
      ],
    },
    {
      deliveryType: 'PICKUP',
      trackingUrl: 'https://suivi.roche-perrine.example/relais/{number}',
      days: [3, 5],
      texts: {
        fr: { name: 'Point relais', delay: 'À retirer près de chez vous sous 3 à 5 jours ouvrés' },
        en: { name: 'Pick-up point', delay: 'To collect near you in 3 to 5 working days' },
      },
      zones: [
        { country: 'FR', bottles: { 3: 690, 6: 890, 12: 1290 }, grams: { 10000: 890, 20000: 1290 } },
        {
          country: 'FR',
          prefixes: ['20'],
          surchargeCents: 400,
          extraDays: 2,
          bottles: { 6: 890, 12: 1290 },
          grams: { 10000: 890, 20000: 1290 },
        },
        { country: 'FR', prefixes: OVERSEAS, isExcluded: true },
      ],
    },
    {
      deliveryType: 'DELIVERY',
      provider: 'EXPORT',
      isFreeFromThreshold: false,
      days: [4, 8],
      texts: {
        fr: { name: 'Livraison en Europe', delay: 'Chez vous en 4 à 8 jours ouvrés' },
        en: { name: 'Delivery in Europe', delay: 'At your door in 4 to 8 working days' },
      },
      zones: ['BE', 'DE', 'NL', 'LU', 'CH', 'AT', 'IT', 'ES', 'IE', 'DK'].map((country) => ({ country })),
    },
  ],
  places: [
    {
      address: 'Retrait au caveau',
      slotMinutes: 30,
      capacity: 3,
      hours: {
        1: [['14:00', '18:00']],
        2: WEEK,
        3: WEEK,
        4: WEEK,
        5: WEEK,
        6: [
          ['10:00', '12:30'],
          ['14:00', '19:00'],
        ],
      },
    },
    {
      address: 'Comptoir de Saumur',
      slotMinutes: 60,
      capacity: 5,
      hours: {
        2: [['15:00', '19:00']],
        3: [
          ['10:00', '13:00'],
          ['15:00', '19:00'],
        ],
        4: [['15:00', '19:00']],
        5: [
          ['10:00', '13:00'],
          ['15:00', '19:00'],
        ],
        6: [['09:00', '19:00']],
      },
    },
  ],
}
