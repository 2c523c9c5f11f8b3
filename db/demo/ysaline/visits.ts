import type { DemoVisit } from '#db/demo/visits.ts'
import { place } from './pictures.ts'

export const visits: readonly DemoVisit[] = [
  {
    id: 1,
    priceCents: 1500,
    durationMinutes: 90,
    languages: ['fr', 'en', 'it'],
    people: { min: 1, max: 8 },
    tags: ['visite'],
    picture: place('savoie-sapins.jpg'),
    texts: {
      fr: {
        title: 'Monter aux terrasses',
        description: 'Du caveau à la terrasse 23, avec Malik et la chienne. Deux cent douze marches. Bonnes semelles.',
        goodToKnow:
          'Un coupe-vent, de l’eau, et les deux mains libres pour la dernière volée. Par temps de neige, Malik vous appelle la veille.',
      },
      en: {
        title: 'Up to the terraces',
        description: 'From the cellar to terrace 23, with Malik and the dog. Two hundred and twelve steps. Good soles.',
        goodToKnow:
          'A windcheater, water, and both hands free for the last flight. When it snows, Malik calls you the day before.',
      },
    },
    calendar: {
      slotMinutes: 90,
      capacity: 8,
      hours: {
        3: [['14:00', '15:30']],
        6: [
          ['10:00', '11:30'],
          ['14:00', '15:30'],
        ],
        7: [['10:00', '11:30']],
      },
    },
  },
  {
    id: 2,
    priceCents: 1200,
    durationMinutes: 45,
    languages: ['fr', 'en'],
    people: { min: 1, max: 6 },
    tags: ['degustation'],
    picture: place('savoie-deux-sommets.jpg'),
    texts: {
      fr: {
        title: 'Quatre verres dans la grange',
        description: 'Quatre cépages, quatre verres, des crachoirs et du pain. À partir de dix-huit ans.',
        goodToKnow:
          'La grange n’est pas chauffée : gardez votre manteau. Passez sans réserver le samedi, ou écrivez-nous.',
      },
      en: {
        title: 'Four glasses in the barn',
        description: 'Four grapes, four glasses, spittoons and bread. From the age of eighteen.',
        goodToKnow: 'The barn is not heated: keep your coat on. Come without booking on Saturdays, or write to us.',
      },
    },
  },
]
