import type { ReviewedOrder } from '#db/demo/reviewed-order.ts'

/** What customers of Ysaline said: eight reviews of three orders. */
export const ysalineReviews: readonly ReviewedOrder[] = [
  {
    daysAgo: 92,
    spokenAfter: 23,
    locale: 'fr',
    person: {
      firstname: 'Corentin',
      lastname: 'Mallet',
      address: '6 rue Sommeiller',
      postalCode: '74000',
      city: 'Annecy',
    },
    lines: [
      {
        declination: 9,
        quantity: 6,
        rating: 5,
        title: 'Le vin du refuge',
        text: 'Léger, vif, à peine onze degrés. Celui que l’on sort du sac au sommet, et que l’on rachète en descendant.',
      },
      {
        declination: 1,
        quantity: 2,
        rating: 4,
        text: 'Fleurs blanches et amande fraîche. Très bien sur une fondue, pour une fois que le blanc tient tête au fromage.',
      },
      {
        declination: 5,
        quantity: 1,
        rating: 5,
        title: 'Du poivre et de la violette',
        text: 'Une mondeuse qui ne triche pas. Carafe conseillée.',
        answer: 'Merci. Une demi-heure de carafe suffit, le temps de mettre la table.',
      },
    ],
  },
  {
    daysAgo: 77,
    spokenAfter: 29,
    locale: 'en',
    person: {
      firstname: 'Fiona',
      lastname: 'Aldridge',
      address: '14 rue de la République',
      postalCode: '73000',
      city: 'Chambéry',
    },
    lines: [
      {
        declination: 8,
        quantity: 6,
        rating: 4,
        title: 'Alpine bubbles',
        text: 'Crisp, clean, not a gram too sweet. We opened it after skiing and stayed for the second bottle.',
      },
      {
        declination: 10,
        quantity: 3,
        rating: 3,
        text: 'Pleasant, but I expected more fruit from it.',
        answer: 'Thank you for telling us. The 2025 is rounder: we will gladly let you taste it.',
      },
    ],
  },
  {
    daysAgo: 58,
    spokenAfter: 20,
    locale: 'fr',
    person: {
      firstname: 'Odile',
      lastname: 'Peyronnet',
      address: '33 avenue Jean-Jaurès',
      postalCode: '38000',
      city: 'Grenoble',
    },
    lines: [
      {
        declination: 3,
        quantity: 2,
        rating: 5,
        title: 'Une découverte',
        text: 'Je ne connaissais pas le persan. Sombre, droit, avec une fraîcheur de montagne. J’en garde une pour les dix ans de ma fille.',
      },
      { declination: 9, quantity: 6, rating: 4, text: 'Toujours un carton d’avance à la cave.' },
      { declination: 1, quantity: 1, rating: 5 },
    ],
  },
]
