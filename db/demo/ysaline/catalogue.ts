import type { DemoCatalogue } from '#db/demo/catalogue.ts'
import { place } from './pictures.ts'
import { things } from './things.ts'
import { wines } from './wines.ts'

export const catalogue: DemoCatalogue = {
  tags: [
    { slug: 'haut', label: { fr: 'Du haut du coteau', en: 'From the top of the slope' } },
    { slug: 'rare', label: { fr: 'Rare', en: 'Rare' } },
    { slug: 'garde', label: { fr: 'À garder', en: 'To keep' } },
    { slug: 'apero', label: { fr: 'Avant le repas', en: 'Before the meal' } },
    { slug: 'coffret', label: { fr: 'En coffret', en: 'In a box' } },
  ],
  decreasingSets: {
    slope: {
      isMixable: true,
      steps: [
        { from: 12, type: 'PERCENT', amount: 500 },
        { from: 24, type: 'PERCENT', amount: 800 },
      ],
    },
  },
  products: [...wines, ...things],
  services: [
    {
      id: 1,
      priceCents: 1500,
      durationMinutes: 90,
      tags: ['visite'],
      picture: place('savoie-sapins.jpg'),
      texts: {
        fr: {
          title: 'Monter aux terrasses',
          description:
            'Du caveau à la terrasse 23, avec Malik et la chienne. Deux cent douze marches. Bonnes semelles.',
        },
        en: {
          title: 'Up to the terraces',
          description:
            'From the cellar to terrace 23, with Malik and the dog. Two hundred and twelve steps. Good soles.',
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
  ],
}
