import type { DemoDeliveries } from '#db/demo/deliveries.ts'

export const deliveries: DemoDeliveries = {
  carriers: [
    {
      deliveryType: 'DELIVERY',
      texts: {
        fr: { name: 'Notre tournée', delay: 'Le vendredi, par nous-mêmes, en Savoie et en Isère' },
        en: { name: 'Our own round', delay: 'On Fridays, by ourselves, in Savoie and Isère' },
      },
      zones: [{ country: 'FR', prefixes: ['73', '74', '38'], bottles: { 12: 500, 60: 900, 300: 1500 } }],
    },
    {
      deliveryType: 'DELIVERY',
      trackingUrl: 'https://suivi.ysaline.example/{number}',
      days: [3, 4],
      texts: {
        fr: { name: 'Messagerie', delay: 'Livré chez vous en 3 à 4 jours ouvrés' },
        en: { name: 'Parcel service', delay: 'At your door in 3 to 4 working days' },
      },
      zones: [
        { country: 'FR', grams: { 5000: 950, 10000: 1380, 20000: 1990, 30000: 2680, 60000: 4450 } },
        { country: 'FR', prefixes: ['20', '97', '986', '987', '988'], isExcluded: true },
      ],
    },
    {
      deliveryType: 'PICKUP',
      isFreeFromThreshold: false,
      days: [4, 5],
      texts: {
        fr: { name: 'Relais de proximité', delay: 'À retirer sous 4 à 5 jours ouvrés' },
        en: { name: 'Local pick-up point', delay: 'To collect in 4 to 5 working days' },
      },
      zones: [
        { country: 'FR', grams: { 5000: 620, 10000: 980, 20000: 1450 } },
        { country: 'FR', prefixes: ['20', '97', '986', '987', '988'], isExcluded: true },
      ],
    },
  ],
  places: [
    {
      address: 'Retrait au caveau d’Ysaline',
      slotMinutes: 60,
      capacity: 2,
      hours: {
        5: [['16:00', '19:00']],
        6: [
          ['10:00', '12:00'],
          ['14:00', '19:00'],
        ],
      },
    },
  ],
}
