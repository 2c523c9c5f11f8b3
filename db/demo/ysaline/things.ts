import type { DemoProduct } from '#db/demo/catalogue.ts'
import { place } from './pictures.ts'

const BOX = place('ysaline-coffret-trois-terrasses.png')
const GLASSES = place('ysaline-verres.png')
const JUICE = place('ysaline-jus-de-raisin.png')
const CORKSCREW = place('ysaline-tire-bouchon.png')

export const things: readonly DemoProduct[] = [
  {
    id: 8,
    type: 'BOX',
    kind: 'CASE',
    reference: 'TER',
    dishes: ['FISH', 'RED_MEAT', 'CHEESE'],
    priceCents: 5200,
    picture: BOX,
    tags: ['coffret'],
    texts: {
      fr: {
        name: 'Trois terrasses',
        slug: 'trois-terrasses',
        teaser: 'Du haut vers le bas : altesse, persan, mondeuse.',
        description: 'Les trois étages du coteau dans une boîte. À ouvrir dans cet ordre, ou pas.',
        metaDescription:
          'Coffret Trois terrasses des Coteaux d’Ysaline : Altesse 2023, Persan 2022 et Mondeuse 2021, une bouteille de chaque.',
      },
      en: {
        name: 'Three terraces',
        slug: 'three-terraces',
        teaser: 'From the top down: Altesse, Persan, Mondeuse.',
        description: 'The three floors of the slope in one box. Open them in this order, or not.',
        metaDescription:
          'The Three terraces box of Les Coteaux d’Ysaline: Altesse 2023, Persan 2022 and Mondeuse 2021, one bottle of each.',
      },
    },
    features: {
      CONTENT: {
        fr: 'Altesse 2023, Persan 2022, Mondeuse 2021. Une bouteille de 75 cl de chaque.',
        en: 'Altesse 2023, Persan 2022, Mondeuse 2021. One 75 cl bottle of each.',
      },
    },
    recommended: [1, 2, 3],
    declinations: [
      {
        id: 12,
        stock: 0,
        picture: BOX,
        components: [
          { declination: 1, quantity: 1 },
          { declination: 3, quantity: 1 },
          { declination: 6, quantity: 1 },
        ],
      },
    ],
  },
  {
    id: 9,
    type: 'OTHER',
    kind: 'GLASSWARE',
    reference: 'VER',
    priceCents: 2200,
    picture: GLASSES,
    texts: {
      fr: {
        name: 'Deux verres',
        slug: 'deux-verres',
        teaser: 'Les verres du caveau. Ils ont survécu à Ficelle.',
        description: 'Un calice moyen, une jambe courte, un pied large : sur une table de terrasse, il y a du vent.',
        metaDescription: 'Les deux verres à dégustation du caveau d’Ysaline : calice moyen, pied large, par paire.',
      },
      en: {
        name: 'Two glasses',
        slug: 'two-glasses',
        teaser: 'The glasses of our cellar. They have survived Ficelle.',
        description: 'A medium bowl, a short stem, a wide foot: on a terrace table there is wind.',
        metaDescription:
          'The two tasting glasses of the Ysaline cellar: a medium bowl and a wide foot, sold as a pair.',
      },
    },
    recommended: [8, 11],
    declinations: [{ id: 13, stock: 18, picture: GLASSES }],
  },
  {
    id: 10,
    type: 'OTHER',
    kind: 'JUICE',
    reference: 'JUS',
    priceCents: 520,
    vatRate: 5.5,
    picture: JUICE,
    tags: ['apero'],
    texts: {
      fr: {
        name: 'Jus de jacquère',
        slug: 'jus-de-jacquere',
        teaser: 'Du raisin pressé, pasteurisé, rien d’autre. Sans alcool, sans sucre ajouté.',
        description: 'Les raisins du bas, pressés le jour même. Ouvert, il se garde quatre jours au froid.',
        metaDescription: 'Jus de raisin de jacquère, pressé à Ysaline : 75 cl, sans alcool, sans sucre ajouté.',
      },
      en: {
        name: 'Jacquère juice',
        slug: 'jacquere-juice',
        teaser: 'Grapes pressed and pasteurised, nothing else. No alcohol, no added sugar.',
        description: 'The grapes from below, pressed the same day. Once open it keeps for four days in the cold.',
        metaDescription: 'Jacquère grape juice, pressed at Ysaline: 75 cl, no alcohol, no added sugar.',
      },
    },
    recommended: [9],
    declinations: [{ id: 14, centilitres: 75, stock: 70, picture: JUICE }],
  },
  {
    id: 11,
    type: 'OTHER',
    kind: 'ACCESSORY',
    reference: 'TIR',
    priceCents: 1900,
    picture: CORKSCREW,
    texts: {
      fr: {
        name: 'Tire-bouchon du treuil',
        slug: 'tire-bouchon-du-treuil',
        teaser: 'Une poignée en T, comme celle du treuil. On tire, ça monte.',
        description: 'Malik a dessiné la poignée d’après la manivelle du treuil. Noyer, acier, aucune pièce à perdre.',
        metaDescription:
          'Tire-bouchon de noyer et d’acier, poignée en T dessinée d’après le treuil des Coteaux d’Ysaline.',
      },
      en: {
        name: 'Winch corkscrew',
        slug: 'winch-corkscrew',
        teaser: 'A T-shaped handle, like the winch’s. Pull, and up it comes.',
        description: 'Malik drew the handle after the crank of the winch. Walnut, steel, no part to lose.',
        metaDescription:
          'Corkscrew of walnut and steel with a T-shaped handle, drawn after the winch of Les Coteaux d’Ysaline.',
      },
    },
    recommended: [9],
    customizations: [
      {
        type: 'DYNAMIC_FORM',
        form: 2,
        texts: {
          fr: { label: 'La gravure du manche', help: 'Au village, à la main, en une semaine.' },
          en: { label: 'The engraving of the handle', help: 'In the village, by hand, within a week.' },
        },
        values: [
          { key: 'engrave:yes', cost: 'EURO', amount: 600 },
          { key: 'letters:gold', cost: 'EURO', amount: 350 },
        ],
      },
    ],
    declinations: [{ id: 15, stock: 9, picture: CORKSCREW }],
  },
]
