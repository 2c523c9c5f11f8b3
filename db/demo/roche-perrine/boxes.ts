import type { DemoProduct } from '#db/demo/catalogue.ts'
import { place } from './pictures.ts'

const WOODEN_CASE = place('roche-perrine-caisse-bois-6-les-aubepines-2022.png')
const DISCOVERY = place('roche-perrine-coffret-decouverte.png')
const BUBBLES_AND_SWEET = place('roche-perrine-coffret-bulles-et-douceur.png')
const VERTICAL = place('roche-perrine-verticale-les-aubepines.png')
const TWO_BANKS = place('roche-perrine-carton-deux-rives.png')

export const boxes: readonly DemoProduct[] = [
  {
    id: 16,
    type: 'BOX',
    kind: 'CASE',
    reference: 'CAI',
    dishes: ['POULTRY', 'RED_MEAT', 'CHEESE'],
    priceCents: 7900,
    picture: WOODEN_CASE,
    tags: ['cadeau', 'garde'],
    texts: {
      fr: {
        name: 'Caisse bois, Les Aubépines 2022',
        slug: 'caisse-bois-les-aubepines-2022',
        teaser: 'Six bouteilles couchées dans une caisse de pin marquée au fer.',
        description:
          'Martial cloue les caisses en janvier, quand le tracteur dort. Pin du Baugeois, couvercle marqué au fer, six bouteilles des Aubépines 2022 tête-bêche sur de la frisure de bois. À coucher en cave, ou à offrir telle quelle.',
        metaDescription:
          'Caisse en bois de six bouteilles des Aubépines 2022, Saumur-Champigny rouge : pin marqué au fer, cloué au domaine.',
      },
      en: {
        name: 'Wooden case, Les Aubépines 2022',
        slug: 'wooden-case-les-aubepines-2022',
        teaser: 'Six bottles laid in a pine case, branded with an iron.',
        description:
          'Martial nails the cases together in January, while the tractor sleeps. Local pine, a lid branded with an iron, six bottles of Les Aubépines 2022 head to foot in wood wool. To lay down, or to give just as it is.',
        metaDescription:
          'Wooden case of six bottles of Les Aubépines 2022, red Saumur-Champigny: pine, branded and nailed at the estate.',
      },
    },
    features: {
      CONTENT: { fr: 'Six bouteilles de 75 cl des Aubépines 2022.', en: 'Six 75 cl bottles of Les Aubépines 2022.' },
    },
    recommended: [1, 19, 9],
    declinations: [{ id: 38, stock: 0, picture: WOODEN_CASE, components: [{ declination: 2, quantity: 6 }] }],
  },
  {
    id: 17,
    type: 'BOX',
    kind: 'CASE',
    reference: 'DEC',
    dishes: ['FISH', 'POULTRY', 'RED_MEAT'],
    priceCents: 3900,
    picture: DISCOVERY,
    tags: ['cadeau'],
    texts: {
      fr: {
        name: 'Coffret découverte',
        slug: 'coffret-decouverte',
        teaser: 'Trois sols, trois vins : tuffeau blanc, tuffeau jaune, chenin du plateau.',
        description:
          'Pour faire connaissance. Un saumur-champigny, un chinon et un saumur blanc, avec une carte de dégustation écrite par Élise : dans quel ordre, à quelle température, et ce qu’il faut y chercher.',
        metaDescription:
          'Coffret découverte de trois vins de Loire : Les Aubépines 2022, Clos du Puits 2020 et La Perrine 2023, avec leur carte de dégustation.',
      },
      en: {
        name: 'Discovery box',
        slug: 'discovery-box',
        teaser: 'Three soils, three wines: white tuffeau, yellow tuffeau, Chenin from the plateau.',
        description:
          'To get acquainted. A Saumur-Champigny, a Chinon and a white Saumur, with a tasting card written by Élise: in which order, at what temperature, and what to look for.',
        metaDescription:
          'Discovery box of three Loire wines: Les Aubépines 2022, Clos du Puits 2020 and La Perrine 2023, with their tasting card.',
      },
    },
    features: {
      CONTENT: {
        fr: 'Les Aubépines 2022, Clos du Puits 2020, La Perrine 2023. Une bouteille de 75 cl de chaque.',
        en: 'Les Aubépines 2022, Clos du Puits 2020, La Perrine 2023. One 75 cl bottle of each.',
      },
    },
    recommended: [18, 20, 21],
    declinations: [
      {
        id: 39,
        stock: 0,
        picture: DISCOVERY,
        components: [
          { declination: 2, quantity: 1 },
          { declination: 11, quantity: 1 },
          { declination: 14, quantity: 1 },
        ],
      },
    ],
  },
  {
    id: 18,
    type: 'BOX',
    kind: 'CASE',
    reference: 'BDO',
    dishes: ['APERITIF', 'DESSERT'],
    priceCents: 3950,
    picture: BUBBLES_AND_SWEET,
    tags: ['cadeau', 'apero'],
    texts: {
      fr: {
        name: 'Bulles et douceur',
        slug: 'bulles-et-douceur',
        teaser: 'Le début et la fin du repas : deux crémants et une demi-bouteille de layon.',
        description:
          'Le brut, le rosé et la demi-bouteille de L’Heure Dorée 2019, dans un coffret de carton blanc. De quoi ouvrir un repas et le fermer.',
        metaDescription:
          'Coffret Bulles et douceur : crémant de Loire brut, crémant rosé et demi-bouteille de Coteaux du Layon 2019.',
      },
      en: {
        name: 'Bubbles and something sweet',
        slug: 'bubbles-and-something-sweet',
        teaser: 'The beginning and the end of a meal: two crémants and a half-bottle of Layon.',
        description:
          'The brut, the rosé and the half-bottle of L’Heure Dorée 2019, in a white carton. Enough to open a meal, and to close it.',
        metaDescription:
          'A box of bubbles and something sweet: brut Crémant de Loire, rosé crémant and a half-bottle of Coteaux du Layon 2019.',
      },
    },
    features: {
      CONTENT: {
        fr: 'Bulles de Perrine brut, 75 cl ; Bulles de Perrine rosé, 75 cl ; L’Heure Dorée 2019, 37,5 cl.',
        en: 'Bulles de Perrine brut, 75 cl; Bulles de Perrine rosé, 75 cl; L’Heure Dorée 2019, 37.5 cl.',
      },
    },
    recommended: [7, 6, 17],
    declinations: [
      {
        id: 40,
        stock: 0,
        picture: BUBBLES_AND_SWEET,
        components: [
          { declination: 25, quantity: 1 },
          { declination: 27, quantity: 1 },
          { declination: 22, quantity: 1 },
        ],
      },
    ],
  },
  {
    id: 19,
    type: 'BOX',
    kind: 'CASE',
    reference: 'VER',
    dishes: ['POULTRY', 'RED_MEAT', 'CHEESE'],
    priceCents: 4200,
    picture: VERTICAL,
    tags: ['cadeau', 'garde'],
    texts: {
      fr: {
        name: 'Verticale des Aubépines',
        slug: 'verticale-des-aubepines',
        teaser: '2020, 2021, 2022 : le même vin, trois années qui ne se ressemblent pas.',
        description:
          'Une année égale, une année de gel, une année de soif. La même vigne, la même cuve, la même main : tout ce qui change vient du ciel. Les servir ensemble, du plus jeune au plus vieux.',
        metaDescription:
          'Verticale des Aubépines : les millésimes 2020, 2021 et 2022 du Saumur-Champigny du domaine, dans une caisse de bois à glissière.',
      },
      en: {
        name: 'Les Aubépines, a vertical',
        slug: 'les-aubepines-vertical',
        teaser: '2020, 2021, 2022: the same wine, three years that have nothing in common.',
        description:
          'An even year, a year of frost, a year of thirst. The same vines, the same vat, the same hand: all that differs came from the sky. Serve them side by side, the youngest first.',
        metaDescription:
          'A vertical of Les Aubépines: the 2020, 2021 and 2022 vintages of the estate’s Saumur-Champigny, in a sliding-lid wooden box.',
      },
    },
    features: {
      CONTENT: {
        fr: 'Les Aubépines 2020, 2021 et 2022. Une bouteille de 75 cl de chaque.',
        en: 'Les Aubépines 2020, 2021 and 2022. One 75 cl bottle of each.',
      },
    },
    recommended: [1, 9, 16],
    declinations: [
      {
        id: 41,
        stock: 0,
        picture: VERTICAL,
        components: [
          { declination: 6, quantity: 1 },
          { declination: 5, quantity: 1 },
          { declination: 2, quantity: 1 },
        ],
      },
    ],
  },
  {
    id: 20,
    type: 'BOX',
    kind: 'CASE',
    reference: 'RIV',
    dishes: ['POULTRY', 'RED_MEAT', 'CHEESE'],
    priceCents: 7800,
    picture: TWO_BANKS,
    texts: {
      fr: {
        name: 'Les deux rives',
        slug: 'les-deux-rives',
        teaser: 'Trois saumur-champigny, trois chinon : la Loire d’un côté, la Vienne de l’autre.',
        description:
          'Le même cépage, deux rivières, deux couleurs de pierre. Trois bouteilles des Aubépines 2022 et trois du Clos du Puits 2020, en carton de six.',
        metaDescription:
          'Les deux rives : un carton de six, trois Saumur-Champigny Les Aubépines 2022 et trois Chinon Clos du Puits 2020.',
      },
      en: {
        name: 'The two banks',
        slug: 'the-two-banks',
        teaser: 'Three Saumur-Champigny, three Chinon: the Loire on one side, the Vienne on the other.',
        description:
          'One grape, two rivers, two colours of stone. Three bottles of Les Aubépines 2022 and three of Clos du Puits 2020, in a carton of six.',
        metaDescription:
          'The two banks: a carton of six, three Saumur-Champigny Les Aubépines 2022 and three Chinon Clos du Puits 2020.',
      },
    },
    features: {
      CONTENT: {
        fr: 'Trois bouteilles de 75 cl des Aubépines 2022, trois du Clos du Puits 2020.',
        en: 'Three 75 cl bottles of Les Aubépines 2022, three of Clos du Puits 2020.',
      },
    },
    recommended: [1, 2, 17],
    declinations: [
      {
        id: 42,
        stock: 0,
        picture: TWO_BANKS,
        components: [
          { declination: 2, quantity: 3 },
          { declination: 11, quantity: 3 },
        ],
      },
    ],
  },
]
