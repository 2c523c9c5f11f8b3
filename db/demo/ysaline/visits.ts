import type { DemoVisit } from '#db/demo/visits.ts'
import { place } from './pictures.ts'

export const visits: readonly DemoVisit[] = [
  {
    id: 1,
    priceCents: 1500,
    durationMinutes: 90,
    tags: ['visite'],
    picture: place('savoie-sapins.jpg'),
    texts: {
      fr: {
        title: 'Monter aux terrasses',
        description: 'Du caveau à la terrasse 23, avec Malik et la chienne. Deux cent douze marches. Bonnes semelles.',
      },
      en: {
        title: 'Up to the terraces',
        description: 'From the cellar to terrace 23, with Malik and the dog. Two hundred and twelve steps. Good soles.',
      },
    },
  },
  {
    id: 2,
    priceCents: 1200,
    durationMinutes: 45,
    tags: ['degustation'],
    picture: place('savoie-deux-sommets.jpg'),
    texts: {
      fr: {
        title: 'Quatre verres dans la grange',
        description: 'Quatre cépages, quatre verres, des crachoirs et du pain. À partir de dix-huit ans.',
      },
      en: {
        title: 'Four glasses in the barn',
        description: 'Four grapes, four glasses, spittoons and bread. From the age of eighteen.',
      },
    },
  },
]
