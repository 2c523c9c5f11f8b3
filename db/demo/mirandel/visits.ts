import type { DemoVisit } from '#db/demo/visits.ts'
import { place } from './pictures.ts'

export const visits: readonly DemoVisit[] = [
  {
    id: 1,
    priceCents: 3000,
    durationMinutes: 90,
    languages: ['fr', 'en'],
    people: { min: 1, max: 6 },
    leadHours: 48,
    tags: ['visite', 'degustation'],
    picture: place('cuvier-chene.jpg'),
    texts: {
      fr: {
        title: 'Le cuvier et le chai',
        description:
          'Solange ou Julien vous ouvre la grille. Le cuvier de chêne, le chai où le vin passe dix-huit mois, puis deux millésimes à la table de la maison. Six personnes, pas davantage.',
        goodToKnow:
          'Le chai est à quatorze degrés. La cour est pavée : prenez des chaussures plates. La dégustation est réservée aux adultes.',
      },
      en: {
        title: 'Vat house and cellar',
        description:
          'Solange or Julien opens the gate. The oak vats, the cellar where the wine spends eighteen months, then two vintages at the table of the house. Six people, no more.',
        goodToKnow:
          'The cellar is at fourteen degrees. The court is cobbled: wear flat shoes. The tasting is for adults.',
      },
    },
    calendar: {
      slotMinutes: 90,
      capacity: 6,
      hours: {
        1: [['10:00', '11:30']],
        2: [
          ['10:00', '11:30'],
          ['14:30', '16:00'],
        ],
        3: [['10:00', '11:30']],
        4: [
          ['10:00', '11:30'],
          ['14:30', '16:00'],
        ],
        5: [['10:00', '11:30']],
      },
    },
  },
  {
    id: 2,
    priceCents: 9000,
    durationMinutes: 120,
    languages: ['fr', 'en'],
    people: { min: 2, max: 4 },
    leadHours: 168,
    daysAhead: 180,
    tags: ['degustation'],
    picture: place('carafe-nuit.jpg'),
    texts: {
      fr: {
        title: 'Une verticale, le soir',
        description:
          'Six millésimes, du plus jeune au plus ancien, dans la bibliothèque. Les carafes sont prêtes depuis l’après-midi. Le vendredi, et une seule table.',
        goodToKnow:
          'Réservez une semaine à l’avance : les bouteilles se lèvent le lundi. Un taxi peut vous attendre à la grille ; demandez-le dans votre message. À partir de dix-huit ans.',
      },
      en: {
        title: 'A vertical, in the evening',
        description:
          'Six vintages, from the youngest to the oldest, in the library. The decanters have been ready since the afternoon. On Fridays, one table only.',
        goodToKnow:
          'Book a week ahead: the bottles are stood up on Monday. A taxi can wait for you at the gate; ask for it in your message. From the age of eighteen.',
      },
    },
    calendar: { slotMinutes: 120, capacity: 4, hours: { 5: [['18:30', '20:30']] } },
  },
]
