import type { DemoProduct } from '#db/demo/catalogue.ts'
import { GRAPES_ALONE, KEPT_CLEAR } from '#db/demo/label-words.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const QUAI_2024 = place('roche-perrine-quai-des-gabares-2024.png')
const PIC_2024 = place('roche-perrine-pic-et-pioche-2024.png')

export const quaiDesGabares: DemoProduct = {
  id: 10,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'QUA',
  colour: 'ROSE',
  appellation: 'Chinon rosé',
  grapes: { 'Cabernet franc': 100 },
  dishes: ['APERITIF', 'FISH', 'POULTRY'],
  priceCents: 940,
  discount: { type: 'PERCENT', amount: 1500 },
  picture: QUAI_2024,
  tags: ['apero'],
  texts: {
    fr: {
      name: 'Quai des Gabares',
      slug: 'quai-des-gabares',
      teaser: 'Un chinon rosé de pressurage, du bas du clos : fraise, poivre, une bouche droite.',
      description:
        'Il porte l’adresse de notre comptoir de Chinon, au bord de la Vienne. Les raisins viennent du bas du clos, là où le sable l’emporte sur la pierre : pressés aussitôt cueillis, ils donnent un rosé plus vineux que la Rosée de Mai, fait pour la table.',
      metaDescription:
        'Quai des Gabares 2024, Chinon rosé sec : cabernet franc pressé aussitôt cueilli, fraise et poivre. Par trois bouteilles.',
    },
    en: {
      name: 'Quai des Gabares',
      slug: 'quai-des-gabares',
      teaser: 'A pressed rosé from the foot of the clos at Chinon: strawberry, pepper, a straight palate.',
      description:
        'It carries the address of our shop at Chinon, on the bank of the Vienne. The grapes come from the foot of the clos, where sand gets the better of stone: pressed as soon as they are picked, they make a rosé with more body than Rosée de Mai, meant for the table.',
      metaDescription:
        'Quai des Gabares 2024, dry Chinon rosé: Cabernet Franc pressed as soon as it is picked, strawberry and pepper. By three bottles.',
    },
  },
  features: {
    TASTING: {
      fr: 'Fraise, poivre gris, herbe coupée. Sec, assez vineux.',
      en: 'Strawberry, grey pepper, cut grass. Dry, with some body.',
    },
    PAIRING: {
      fr: 'Thon grillé, ratatouille, volaille froide, cuisine épicée.',
      en: 'Grilled tuna, ratatouille, cold chicken, spiced dishes.',
    },
    SOIL: { fr: 'Sables sur tuffeau jaune.', en: 'Sand over yellow tuffeau.' },
    VINIFICATION: { fr: 'Pressurage direct, fermentation à 17 °C.', en: 'Pressed straight away, fermented at 17 °C.' },
  },
  recommended: [5, 8, 15],
  vintages: [
    {
      year: 2024,
      alcohol: 12.5,
      drink: [2025, 2027],
      serve: [9, 11],
      sugars: 0.2,
      ...KEPT_CLEAR,
      declinations: [{ id: 30, centilitres: 75, stock: 180, byMultipleOf: 3, picture: QUAI_2024 }],
    },
  ],
}

export const picEtPioche: DemoProduct = {
  id: 14,
  type: 'WINE',
  kind: 'SPARKLING',
  subtype: 'BOTTLE',
  reference: 'PIC',
  colour: 'ROSE',
  appellation: 'Vin de France',
  grapes: { Grolleau: 100 },
  dishes: ['APERITIF', 'DESSERT'],
  priceCents: 1200,
  picture: PIC_2024,
  tags: ['nouveaute', 'apero', 'bio'],
  texts: {
    fr: {
      name: 'Pic et Pioche',
      slug: 'pic-et-pioche',
      teaser:
        'Un pétillant naturel de grolleau, embouteillé avant la fin de sa fermentation. Rien d’ajouté, rien d’ôté.',
      description:
        'Lucie, Amadou et Yann l’ont fait pour eux, un soir de vendanges, avec deux caisses de grolleau que personne ne réclamait. L’année suivante, il y en avait trois cents bouteilles ; elles sont parties avant Noël.\n\nLe jus fermente en cuve, puis il est mis en bouteille quand il lui reste vingt grammes de sucre : la bulle se fait là. Ni liqueur, ni soufre, ni dégorgement. Un léger dépôt, c’est normal ; on le sert très frais, bouteille debout depuis la veille.',
      metaDescription:
        'Pic et Pioche 2024, pétillant naturel rosé : grolleau biologique, embouteillé avant la fin de sa fermentation, sans rien d’ajouté.',
    },
    en: {
      name: 'Pic et Pioche',
      slug: 'pic-et-pioche',
      teaser: 'A pét-nat of Grolleau, bottled before it has finished fermenting. Nothing added, nothing taken away.',
      description:
        'Lucie, Amadou and Yann made it for themselves one evening at harvest, with two crates of Grolleau nobody had asked for. The next year there were three hundred bottles; they were gone before Christmas.\n\nThe juice ferments in vat and is bottled while it still has twenty grams of sugar: the bubbles form there. No liqueur, no sulphur, no disgorging. A little sediment is normal; serve it very cold, from a bottle that has stood since the day before.',
      metaDescription:
        'Pic et Pioche 2024, rosé pét-nat: organic Grolleau, bottled before it has finished fermenting, with nothing added.',
    },
  },
  features: {
    TASTING: {
      fr: 'Fraise écrasée, rhubarbe, levain. Une bulle souple, un fruit direct.',
      en: 'Crushed strawberry, rhubarb, sourdough. Soft bubbles, direct fruit.',
    },
    PAIRING: {
      fr: 'Radis au beurre, pissaladière, tarte à la rhubarbe.',
      en: 'Radishes and butter, onion tart, rhubarb tart.',
    },
    CULTURE: {
      fr: 'Grolleau du bas de coteau, certifié agriculture biologique depuis 2022.',
      en: 'Grolleau from the foot of the slope, certified organic since 2022.',
    },
    VINIFICATION: {
      fr: 'Une seule fermentation, commencée en cuve, finie en bouteille.',
      en: 'A single fermentation, begun in vat, finished in the bottle.',
    },
  },
  recommended: [8, 7, 5],
  vintages: [
    {
      year: 2024,
      alcohol: 11,
      drink: [2025, 2027],
      serve: [6, 8],
      sugars: 0.6,
      ...GRAPES_ALONE,
      declinations: [{ id: 35, centilitres: 75, stock: 84, picture: PIC_2024 }],
    },
  ],
}
