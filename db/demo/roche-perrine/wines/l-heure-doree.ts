import type { DemoProduct } from '#db/demo/catalogue.ts'
import { STILL } from '#db/demo/label-words.ts'
import { ALLEY, CELLAR, TABLE } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BOTTLE_2019 = place('roche-perrine-l-heure-doree-2019.png')

export const lHeureDoree: DemoProduct = {
  id: 6,
  type: 'WINE',
  kind: 'SWEET',
  subtype: 'BOTTLE',
  reference: 'HEU',
  colour: 'WHITE',
  appellation: 'Coteaux du Layon',
  grapes: { Chenin: 100 },
  dishes: ['APERITIF', 'CHEESE', 'DESSERT'],
  priceCents: 2600,
  picture: BOTTLE_2019,
  tags: ['garde', 'cadeau'],
  texts: {
    fr: {
      name: 'L’Heure Dorée',
      slug: 'l-heure-doree',
      teaser:
        'Un layon liquoreux cueilli grain par grain, en quatre tris : abricot sec, safran, une fin sans lourdeur.',
      description:
        'En novembre, le brouillard du Layon se lève vers onze heures. La lumière tourne au jaune, les grains confits se voient mieux : c’est l’heure où nous trions. Quatre passages dans les mêmes rangs, cinq semaines, un verre de vin par cep.\n\nLe jus entre au pressoir comme un sirop et fermente jusqu’à Pâques en fûts. Le vin s’arrête de lui-même, avec cent vingt grammes de sucre et assez d’acidité pour les porter.\n\nÀ servir frais. Une bouteille ouverte se garde dix jours au froid.',
      metaDescription:
        'L’Heure Dorée, Coteaux du Layon liquoreux : chenin trié grain par grain en quatre passages. Millésimes 2018 et 2019, bouteille et demie.',
    },
    en: {
      name: 'L’Heure Dorée',
      slug: 'l-heure-doree',
      teaser: 'A sweet Layon picked berry by berry, in four passes: dried apricot, saffron, an end without weight.',
      description:
        'In November the fog on the Layon lifts around eleven. The light turns yellow and the shrivelled berries are easier to see: this is when we pick. Four passes through the same rows, five weeks, one glass of wine to a vine.\n\nThe juice comes off the press like syrup and ferments in casks until Easter. The wine stops by itself, with a hundred and twenty grams of sugar and enough acidity to carry them.\n\nServe it cool. An open bottle keeps for ten days in the cold.',
      metaDescription:
        'L’Heure Dorée, sweet Coteaux du Layon: Chenin picked berry by berry in four passes. Vintages 2018 and 2019, bottles and half-bottles.',
    },
  },
  features: {
    TASTING: {
      fr: 'Or profond. Abricot sec, safran, miel d’acacia. Une bouche large que l’acidité relève aussitôt.',
      en: 'Deep gold. Dried apricot, saffron, acacia honey. Broad, and at once lifted by its acidity.',
    },
    PAIRING: {
      fr: 'Fourme d’Ambert, tarte aux abricots, foie gras poêlé, cuisine au gingembre.',
      en: 'Fourme d’Ambert, apricot tart, seared foie gras, dishes with ginger.',
    },
    SOIL: { fr: 'Schistes bleus et argiles, au-dessus du Layon.', en: 'Blue schist and clay, above the Layon.' },
    CULTURE: {
      fr: 'Un demi-hectare en forte pente, venté au nord, brumeux au petit matin.',
      en: 'Half a hectare on a steep slope, windy to the north, misty at dawn.',
    },
    HARVEST: {
      fr: 'Quatre tris à la main, d’octobre à la fin de novembre. Seuls les grains confits sont cueillis.',
      en: 'Four passes by hand, from October to the end of November. Only shrivelled berries are taken.',
    },
    VINIFICATION: {
      fr: 'Pressurage de six heures, fermentation en fûts de 400 litres, sans chaptalisation.',
      en: 'Six hours in the press, fermentation in casks of 400 litres, no sugar added.',
    },
    AGEING: {
      fr: 'Dix-huit mois en fûts, puis un an de bouteille avant la vente.',
      en: 'Eighteen months in casks, then a year in bottle before sale.',
    },
  },
  recommended: [12, 18, 4],
  gallery: [
    {
      picture: BOTTLE_2019,
      alt: {
        fr: 'Bouteille de L’Heure Dorée, coteaux du layon 2019',
        en: 'Bottle of L’Heure Dorée, Coteaux du Layon 2019',
      },
    },
    ALLEY,
    CELLAR,
    TABLE,
  ],
  vintages: [
    {
      year: 2019,
      alcohol: 12,
      drink: [2023, 2045],
      serve: [8, 10],
      sugars: 12,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Un automne sec et lumineux : plus de passerillage que de pourriture noble, un fruit très pur.',
          en: 'A dry, bright autumn: grapes dried on the vine more than nobly rotted, and very pure fruit.',
        },
        TASTING: {
          fr: 'Mirabelle, citron confit, safran. Long, clair, presque aérien.',
          en: 'Mirabelle plum, candied lemon, saffron. Long, clear, almost weightless.',
        },
      },
      awards: [{ name: 'Concours des vins du Layon et de l’Aubance', year: 2024, medal: 'GOLD' }],
      declinations: [
        { id: 21, centilitres: 75, stock: 72, picture: BOTTLE_2019 },
        {
          id: 22,
          centilitres: 37.5,
          priceCents: 1450,
          stock: 130,
          picture: place('roche-perrine-l-heure-doree-2019-demi.png'),
        },
      ],
    },
    {
      year: 2018,
      alcohol: 12.5,
      drink: [2022, 2048],
      serve: [8, 10],
      sugars: 13.8,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Brouillards chaque matin, soleil chaque après-midi, cinq semaines durant. La pourriture noble est entrée partout.',
          en: 'Fog every morning, sun every afternoon, for five weeks. Noble rot went everywhere.',
        },
        TASTING: {
          fr: 'Pâte de coing, cire, orange amère. Plus riche, plus profond ; il a la vie devant lui.',
          en: 'Quince paste, beeswax, bitter orange. Richer and deeper, with decades ahead of it.',
        },
      },
      awards: [{ name: 'Guide des caves de tuffeau', year: 2023, medal: 'SCORE', score: '96/100' }],
      declinations: [
        { id: 23, centilitres: 75, priceCents: 2900, stock: 8, picture: place('roche-perrine-l-heure-doree-2018.png') },
        {
          id: 24,
          centilitres: 37.5,
          priceCents: 1600,
          stock: 24,
          picture: place('roche-perrine-l-heure-doree-2018-demi.png'),
        },
      ],
    },
  ],
}
