import type { DemoProduct } from '#db/demo/catalogue.ts'
import { TRADITIONAL_METHOD } from '#db/demo/label-words.ts'
import { GALLERY, RIDGE, WALL } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BRUT = place('roche-perrine-bulles-de-perrine-brut.png')
const BRUT_ROSE = place('roche-perrine-bulles-de-perrine-rose.png')

export const bullesDePerrine: DemoProduct = {
  id: 7,
  type: 'WINE',
  kind: 'SPARKLING',
  subtype: 'BOTTLE',
  reference: 'BUL',
  colour: 'WHITE',
  appellation: 'Crémant de Loire',
  grapes: { Chenin: 80, Chardonnay: 10, 'Cabernet franc': 10 },
  dishes: ['APERITIF', 'FISH', 'DESSERT'],
  priceCents: 1280,
  picture: BRUT,
  tags: ['apero', 'cadeau'],
  texts: {
    fr: {
      name: 'Bulles de Perrine',
      slug: 'bulles-de-perrine-brut',
      teaser: 'Un crémant de Loire brut, vingt-quatre mois sur lattes dans la galerie du fond.',
      description:
        'En 1986, Odile et Bernard couchent huit cents bouteilles dans la galerie du fond, pour voir. On y descend aujourd’hui par soixante-deux marches ; il y a du vin sur lattes des deux côtés.\n\nChenin pour la trame, un peu de chardonnay et de cabernet franc pressé en blanc. Vingt-quatre mois de repos, un remuage à la main, six grammes de sucre au dégorgement. Le millésime 2019 n’existe qu’en magnum : soixante mois sur lattes, sans dosage ou presque.\n\nUne bulle fine, un goût de pomme et de brioche, une fin de craie.',
      metaDescription:
        'Bulles de Perrine, Crémant de Loire brut : chenin, vingt-quatre mois sur lattes, remué à la main. Et le millésime 2019, en magnum seulement.',
    },
    en: {
      name: 'Bulles de Perrine',
      slug: 'bulles-de-perrine-brut',
      teaser: 'A brut Crémant de Loire, twenty-four months on its lees in the farthest gallery.',
      description:
        'In 1986 Odile and Bernard laid eight hundred bottles down in the farthest gallery, to see. Sixty-two steps lead there today, and there is wine lying on both sides.\n\nChenin for the frame, a little Chardonnay, and Cabernet Franc pressed white. Twenty-four months of rest, riddling by hand, six grams of sugar at disgorgement. The 2019 exists in magnum only: sixty months on its lees and next to no dosage.\n\nA fine bubble, a taste of apple and brioche, chalk at the end.',
      metaDescription:
        'Bulles de Perrine, brut Crémant de Loire: Chenin, twenty-four months on the lees, riddled by hand. And the 2019 vintage, in magnum only.',
    },
  },
  features: {
    TASTING: {
      fr: 'Bulle fine. Pomme, aubépine, brioche. Vif au début, crayeux à la fin.',
      en: 'Fine bubbles. Apple, hawthorn, brioche. Lively at first, chalky at the end.',
    },
    PAIRING: {
      fr: 'Gougères, huîtres, poisson cru, tarte fine aux pommes.',
      en: 'Cheese puffs, oysters, raw fish, thin apple tart.',
    },
    SOIL: {
      fr: 'Tuffeau blanc, parcelles du nord, les plus fraîches.',
      en: 'White tuffeau, the north-facing plots, the coolest.',
    },
    CULTURE: {
      fr: 'Vignes de quinze à quarante ans, un rang sur deux en herbe.',
      en: 'Vines of fifteen to forty years, every other row in grass.',
    },
    HARVEST: {
      fr: 'À la main, en caisses percées, dans les premiers jours de septembre : ce sont toujours les premiers raisins.',
      en: 'By hand, in pierced crates, in the first days of September: these are always the first grapes in.',
    },
    VINIFICATION: {
      fr: 'Pressurage de grappes entières, première fermentation en cuve, prise de mousse en bouteille.',
      en: 'Whole-bunch pressing, first fermentation in vat, second in the bottle.',
    },
    AGEING: {
      fr: 'Vingt-quatre mois sur lattes, remuage à la main, dosage à six grammes par litre.',
      en: 'Twenty-four months on the lees, riddled by hand, six grams of dosage to the litre.',
    },
  },
  recommended: [8, 14, 18],
  gallery: [
    {
      picture: BRUT,
      alt: {
        fr: 'Bouteille de Bulles de Perrine, crémant de Loire brut',
        en: 'Bottle of Bulles de Perrine, Crémant de Loire brut',
      },
    },
    GALLERY,
    RIDGE,
    WALL,
  ],
  vintages: [
    {
      year: null,
      alcohol: 12,
      drink: [2025, 2028],
      serve: [6, 8],
      sugars: 0.8,
      ...TRADITIONAL_METHOD,
      awards: [{ name: 'Concours des effervescents de Loire', year: 2025, medal: 'SILVER' }],
      declinations: [{ id: 25, centilitres: 75, stock: 540, picture: BRUT }],
    },
    {
      year: 2019,
      alcohol: 12.5,
      drink: [2025, 2032],
      serve: [8, 10],
      sugars: 0.3,
      ...TRADITIONAL_METHOD,
      features: {
        YEAR_STORY: {
          fr: 'Cinq cents magnums mis de côté, parce que le chenin avait ce qu’il faut pour attendre : soixante mois sur lattes, dégorgés en mars 2025.',
          en: 'Five hundred magnums put aside because the Chenin had what it takes to wait: sixty months on the lees, disgorged in March 2025.',
        },
        TASTING: {
          fr: 'Noisette, pomme au four, zeste. La bulle est si fine qu’on l’oublie.',
          en: 'Hazelnut, baked apple, zest. Bubbles so fine one forgets them.',
        },
      },
      awards: [{ name: 'Concours des effervescents de Loire', year: 2025, medal: 'GOLD' }],
      declinations: [
        {
          id: 26,
          centilitres: 150,
          priceCents: 3800,
          stock: 20,
          picture: place('roche-perrine-bulles-de-perrine-2019-magnum.png'),
        },
      ],
    },
  ],
}

export const bullesDePerrineRose: DemoProduct = {
  id: 8,
  type: 'WINE',
  kind: 'SPARKLING',
  subtype: 'BOTTLE',
  reference: 'BUR',
  colour: 'ROSE',
  appellation: 'Crémant de Loire',
  grapes: { 'Cabernet franc': 90, Grolleau: 10 },
  dishes: ['APERITIF', 'DESSERT'],
  priceCents: 1340,
  picture: BRUT_ROSE,
  tags: ['apero'],
  texts: {
    fr: {
      name: 'Bulles de Perrine rosé',
      slug: 'bulles-de-perrine-rose',
      teaser: 'Le crémant rosé du domaine : cabernet franc, une nuit de macération, vingt-quatre mois sur lattes.',
      description:
        'Le même temps dans la même galerie, mais avec le cabernet franc au premier rang. Les grappes passent une nuit au frais, foulées à peine ; au matin, le jus a la couleur d’une joue.\n\nVingt-quatre mois plus tard, il sent la fraise des bois et la rose sèche. La bouche est brute, à peine dosée.',
      metaDescription:
        'Bulles de Perrine rosé, Crémant de Loire brut : cabernet franc et grolleau, une nuit de macération, vingt-quatre mois sur lattes.',
    },
    en: {
      name: 'Bulles de Perrine rosé',
      slug: 'bulles-de-perrine-rose',
      teaser: 'The rosé crémant of the estate: Cabernet Franc, one night on the skins, twenty-four months on the lees.',
      description:
        'The same time in the same gallery, but with Cabernet Franc in the front row. The bunches spend one night in the cool, barely crushed; by morning the juice is the colour of a cheek.\n\nTwenty-four months later it smells of wild strawberries and dried roses. It is brut, with hardly any dosage.',
      metaDescription:
        'Bulles de Perrine rosé, brut Crémant de Loire: Cabernet Franc and Grolleau, one night on the skins, twenty-four months on the lees.',
    },
  },
  features: {
    TASTING: {
      fr: 'Rose pâle. Fraise des bois, rose sèche, écorce d’orange sanguine. Brut, tendre au milieu.',
      en: 'Pale pink. Wild strawberry, dried rose, blood orange peel. Brut, tender in the middle.',
    },
    PAIRING: {
      fr: 'Jambon cru, saumon mariné, fraises, sablés aux amandes.',
      en: 'Cured ham, marinated salmon, strawberries, almond shortbread.',
    },
    SOIL: {
      fr: 'Tuffeau blanc et sables de bas de coteau.',
      en: 'White tuffeau and the sand at the foot of the slope.',
    },
    CULTURE: {
      fr: 'Vignes de vingt ans, un rang sur deux en herbe.',
      en: 'Twenty-year-old vines, every other row in grass.',
    },
    HARVEST: { fr: 'À la main, dans les premiers jours de septembre.', en: 'By hand, in the first days of September.' },
    VINIFICATION: {
      fr: 'Une nuit de macération à 8 °C, pressurage, prise de mousse en bouteille.',
      en: 'One night on the skins at 8 °C, pressed, second fermentation in the bottle.',
    },
    AGEING: {
      fr: 'Vingt-quatre mois sur lattes, dosage à sept grammes par litre.',
      en: 'Twenty-four months on the lees, seven grams of dosage to the litre.',
    },
  },
  recommended: [7, 5, 18],
  gallery: [
    {
      picture: BRUT_ROSE,
      alt: {
        fr: 'Bouteille de Bulles de Perrine rosé, crémant de Loire',
        en: 'Bottle of Bulles de Perrine rosé, Crémant de Loire',
      },
    },
    GALLERY,
    WALL,
  ],
  vintages: [
    {
      year: null,
      alcohol: 12,
      drink: [2025, 2028],
      serve: [6, 8],
      sugars: 0.9,
      ...TRADITIONAL_METHOD,
      awards: [{ name: 'Concours des effervescents de Loire', year: 2024, medal: 'BRONZE' }],
      declinations: [{ id: 27, centilitres: 75, stock: 230, picture: BRUT_ROSE }],
    },
  ],
}
