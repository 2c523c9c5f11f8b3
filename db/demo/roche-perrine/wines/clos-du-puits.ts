import type { DemoProduct } from '#db/demo/catalogue.ts'
import { STILL } from '#db/demo/label-words.ts'
import { ALLEY, CELLAR, RIDGE } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BOTTLE_2021 = place('roche-perrine-clos-du-puits-2021.png')
const BOTTLE_2020 = place('roche-perrine-clos-du-puits-2020.png')

export const closDuPuits: DemoProduct = {
  id: 2,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'PUI',
  colour: 'RED',
  appellation: 'Chinon',
  grapes: { 'Cabernet franc': 100 },
  dishes: ['RED_MEAT', 'CHEESE'],
  priceCents: 1450,
  decreasingSet: 'cellar',
  picture: BOTTLE_2021,
  tags: ['garde'],
  texts: {
    fr: {
      name: 'Clos du Puits',
      slug: 'clos-du-puits',
      teaser: 'Un chinon de tuffeau jaune, plein sud au-dessus de la Vienne, élevé dix-huit mois dans la pierre.',
      description:
        'Le clos est un carré de murs bas, à mi-pente au-dessus de la Vienne. Au milieu, un puits de dix-neuf mètres que Paul et Élise ont rouvert en 2014 : on y voit, couche après couche, le sable, le tuffeau jaune et l’eau.\n\nLe sol filtre, la pente regarde le midi, le cabernet franc mûrit une semaine avant celui de Turquant. Nous le cuvons plus longtemps et le gardons dix-huit mois en barriques de plusieurs vins, au fond de la galerie.\n\nIl demande deux ou trois ans. Il les rend en longueur.',
      metaDescription:
        'Clos du Puits, Chinon rouge : cabernet franc sur tuffeau jaune, plein sud, dix-huit mois en barrique. Millésimes 2019, 2020 et 2021.',
    },
    en: {
      name: 'Clos du Puits',
      slug: 'clos-du-puits',
      teaser: 'A Chinon from yellow tuffeau, due south above the Vienne, raised for eighteen months inside the rock.',
      description:
        'The clos is a square of low walls, half-way up the slope above the Vienne. In the middle, a well nineteen metres deep that Paul and Élise reopened in 2014: layer by layer it shows the sand, the yellow tuffeau and the water.\n\nThe soil drains, the slope looks south, and Cabernet Franc ripens here a week ahead of Turquant. We leave it longer in vat and keep it for eighteen months in barrels of several wines, at the far end of the gallery.\n\nIt asks for two or three years. It pays them back in length.',
      metaDescription:
        'Clos du Puits, red Chinon: Cabernet Franc on yellow tuffeau, facing south, eighteen months in barrel. Vintages 2019, 2020 and 2021.',
    },
  },
  features: {
    TASTING: {
      fr: 'Robe grenat. Cassis, encre, laurier. Une bouche dense, des tanins de cacao, une fraîcheur de pierre mouillée.',
      en: 'Garnet. Blackcurrant, ink, bay leaf. Dense, with tannins like cocoa and the freshness of wet stone.',
    },
    PAIRING: {
      fr: 'Côte de bœuf, canard aux navets, sainte-maure affiné. Carafer une heure dans sa jeunesse.',
      en: 'Rib of beef, duck with turnips, ripe Sainte-Maure. Decant for an hour while young.',
    },
    SOIL: {
      fr: 'Tuffeau jaune et sables, filtrants, exposés plein sud à soixante mètres d’altitude.',
      en: 'Yellow tuffeau and sand, free-draining, due south at sixty metres.',
    },
    CULTURE: {
      fr: 'Un hectare quarante d’un seul tenant, planté en 1974. Herbe entre les rangs, labour sous le cep.',
      en: 'One hectare and forty ares in a single block, planted in 1974. Grass between the rows, ploughed under the vines.',
    },
    HARVEST: {
      fr: 'À la main, autour du 20 septembre. Le clos se vendange en une matinée et demie.',
      en: 'By hand, around 20 September. The clos is picked in a morning and a half.',
    },
    VINIFICATION: {
      fr: 'Égrappé, vingt-huit jours en cuve de béton, pigeages à la main la première semaine.',
      en: 'Destemmed, twenty-eight days in concrete, punched down by hand in the first week.',
    },
    AGEING: {
      fr: 'Dix-huit mois en barriques de trois à huit vins, chêne de Bercé. Ni collage ni filtration serrée.',
      en: 'Eighteen months in barrels of three to eight wines, oak from Bercé. No fining, only a coarse filter.',
    },
  },
  recommended: [1, 9, 20, 11],
  gallery: [
    {
      picture: BOTTLE_2021,
      alt: { fr: 'Bouteille de Clos du Puits, chinon 2021', en: 'Bottle of Clos du Puits, Chinon 2021' },
    },
    ALLEY,
    CELLAR,
    RIDGE,
  ],
  vintages: [
    {
      year: 2021,
      alcohol: 12.5,
      drink: [2025, 2031],
      serve: [15, 17],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'La pente a gardé le clos du gel. Une maturité lente, des jus clairs, deux semaines de cuve de moins que d’habitude.',
          en: 'The slope kept the frost off the clos. Slow to ripen, pale juices, two weeks less in vat than usual.',
        },
        TASTING: {
          fr: 'Griotte, poivron mûr, craie. Une bouche tendue, déjà ouverte.',
          en: 'Morello cherry, ripe pepper, chalk. Taut, and already open.',
        },
      },
      declinations: [
        { id: 9, centilitres: 75, stock: 210, picture: BOTTLE_2021 },
        {
          id: 10,
          centilitres: 150,
          priceCents: 3100,
          stock: 18,
          picture: place('roche-perrine-clos-du-puits-2021-magnum.png'),
        },
      ],
    },
    {
      year: 2020,
      alcohol: 13,
      drink: [2024, 2035],
      serve: [16, 17],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Chaud sans excès, avec deux pluies en août, exactement quand il fallait. Des grains noirs, des rafles mûres.',
          en: 'Warm without excess, with two rains in August, exactly when they were due. Black berries, ripe stems.',
        },
        TASTING: {
          fr: 'Cassis, cèdre, une touche de fumée. Ample, encore serré ; la carafe lui va bien.',
          en: 'Blackcurrant, cedar, a touch of smoke. Broad, still closed in; a decanter suits it.',
        },
      },
      awards: [
        { name: 'Prix des deux rivières', year: 2024, medal: 'GOLD' },
        { name: 'Guide des caves de tuffeau', year: 2025, medal: 'SCORE', score: '94/100' },
      ],
      declinations: [
        { id: 11, centilitres: 75, priceCents: 1550, stock: 84, picture: BOTTLE_2020 },
        {
          id: 12,
          centilitres: 150,
          priceCents: 3300,
          stock: 9,
          picture: place('roche-perrine-clos-du-puits-2020-magnum.png'),
        },
      ],
    },
    {
      year: 2019,
      alcohol: 13.5,
      drink: [2023, 2034],
      serve: [16, 17],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Un mois de juillet à quarante degrés. Le puits a baissé de deux mètres, la vigne n’a pas souffert.',
          en: 'Forty degrees in July. The well went down two metres; the vines did not suffer.',
        },
        TASTING: {
          fr: 'Pruneau, menthol, encens. Les tanins ont fondu ; la finale est longue et salée.',
          en: 'Prune, menthol, incense. The tannins have melted; the finish is long and salty.',
        },
      },
      awards: [{ name: 'Prix des deux rivières', year: 2023, medal: 'SILVER' }],
      declinations: [
        { id: 13, centilitres: 75, priceCents: 1750, stock: 3, picture: place('roche-perrine-clos-du-puits-2019.png') },
      ],
    },
  ],
}
