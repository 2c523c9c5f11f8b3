import type { DemoCatalogue } from '#db/demo/catalogue.ts'
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
}
