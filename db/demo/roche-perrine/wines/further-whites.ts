import type { DemoProduct } from '#db/demo/catalogue.ts'
import { BOTTLED_UNDER_NITROGEN, STILL } from '#db/demo/label-words.ts'
import { ALLEY, RIDGE } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const PUITS_BLANC_2023 = place('roche-perrine-le-puits-blanc-2023.png')
const DERNIERS_TRIS_2020 = place('roche-perrine-derniers-tris-2020.png')
const FEUILLETS_2023 = place('roche-perrine-les-feuillets-2023.png')

export const lePuitsBlanc: DemoProduct = {
  id: 11,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'PUB',
  colour: 'WHITE',
  appellation: 'Chinon blanc',
  grapes: { Chenin: 100 },
  dishes: ['FISH', 'POULTRY', 'CHEESE'],
  priceCents: 1580,
  picture: PUITS_BLANC_2023,
  tags: ['nouveaute'],
  texts: {
    fr: {
      name: 'Le Puits Blanc',
      slug: 'le-puits-blanc',
      teaser:
        'Les quatre rangs de chenin du clos, en haut contre le mur : un chinon blanc rare, sur la poire et l’anis.',
      description:
        'Au Clos du Puits, les quatre rangs du haut sont en chenin. Le mur les abrite du nord et le tuffeau jaune y affleure. Quand on rouvrit le puits en 2014, les déblais clairs firent une terrasse : on y planta le reste.\n\nFermenté et élevé en une cuve de grès et trois fûts, il ne fait que neuf cents bouteilles.',
      metaDescription:
        'Le Puits Blanc 2023, Chinon blanc sec : chenin de tuffeau jaune, élevé en grès et en fûts. Neuf cents bouteilles.',
    },
    en: {
      name: 'Le Puits Blanc',
      slug: 'le-puits-blanc',
      teaser: 'Four rows of Chenin at the top of the clos, against the wall: a rare white Chinon, pear and aniseed.',
      description:
        'In the Clos du Puits the four top rows are Chenin. The wall shelters them from the north, and the yellow tuffeau comes to the surface. When the well was reopened in 2014, the pale spoil made a terrace: the rest was planted there.\n\nFermented and raised in one stoneware vat and three casks, it makes nine hundred bottles and no more.',
      metaDescription:
        'Le Puits Blanc 2023, dry white Chinon: Chenin from yellow tuffeau, raised in stoneware and casks. Nine hundred bottles.',
    },
  },
  features: {
    TASTING: {
      fr: 'Poire, anis, cire. Une bouche ronde que la craie redresse.',
      en: 'Pear, aniseed, beeswax. Round, then straightened by chalk.',
    },
    PAIRING: {
      fr: 'Brochet, asperges blanches, sainte-maure jeune.',
      en: 'Pike, white asparagus, young Sainte-Maure.',
    },
    SOIL: { fr: 'Tuffeau jaune et déblais du puits.', en: 'Yellow tuffeau, and the spoil of the well.' },
    VINIFICATION: {
      fr: 'Pressurage entier, grès et fûts de 400 litres, levures du raisin.',
      en: 'Pressed whole, stoneware and casks of 400 litres, the grapes’ own yeasts.',
    },
    AGEING: { fr: 'Dix mois sur lies.', en: 'Ten months on the lees.' },
  },
  recommended: [2, 3, 4],
  vintages: [
    {
      year: 2023,
      alcohol: 13,
      drink: [2025, 2031],
      serve: [10, 12],
      sugars: 0.2,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Le premier millésime vendu : jusque-là, le Puits Blanc restait sur la table des vendangeurs.',
          en: 'The first vintage for sale: until then it stayed on the pickers’ table.',
        },
      },
      awards: [{ name: 'Prix du Coteau blanc', year: 2025, medal: 'BRONZE' }],
      declinations: [{ id: 31, centilitres: 75, stock: 60, picture: PUITS_BLANC_2023 }],
    },
  ],
}

export const derniersTris: DemoProduct = {
  id: 12,
  type: 'WINE',
  kind: 'SWEET',
  subtype: 'BOTTLE',
  reference: 'TRI',
  colour: 'WHITE',
  appellation: 'Coteaux de Saumur',
  grapes: { Chenin: 100 },
  dishes: ['CHEESE', 'DESSERT'],
  priceCents: 2200,
  picture: DERNIERS_TRIS_2020,
  tags: ['garde'],
  texts: {
    fr: {
      name: 'Derniers Tris',
      slug: 'derniers-tris',
      teaser: 'Un moelleux de tuffeau, quand l’automne le permet : trois récoltes en dix ans.',
      description:
        'Il faut un novembre sec pour faire un coteaux de saumur. Nous n’en avons tiré que trois en dix ans : 2015, 2018, 2020. Le chenin du plateau attend alors la mi-novembre, passerillé sur pied, et donne un moelleux clair, plus vif que le layon.\n\nLe 2020 est épuisé. Le prochain viendra quand le ciel le voudra.',
      metaDescription:
        'Derniers Tris 2020, Coteaux de Saumur moelleux : chenin passerillé sur pied, récolté à la mi-novembre. Trois récoltes en dix ans.',
    },
    en: {
      name: 'Derniers Tris',
      slug: 'derniers-tris',
      teaser: 'A gently sweet wine from tuffeau, when autumn allows: three harvests in ten years.',
      description:
        'It takes a dry November to make a Coteaux de Saumur. We have made three in ten years: 2015, 2018, 2020. The Chenin of the plateau then waits until mid-November, drying on the vine, and gives a clear sweet wine, livelier than the Layon.\n\nThe 2020 is sold out. The next will come when the sky decides.',
      metaDescription:
        'Derniers Tris 2020, sweet Coteaux de Saumur: Chenin dried on the vine, picked in mid-November. Three harvests in ten years.',
    },
  },
  features: {
    TASTING: {
      fr: 'Coing, poire tapée, thé. Moelleux, vif, sans poids.',
      en: 'Quince, dried pear, tea. Sweet, lively, weightless.',
    },
    PAIRING: { fr: 'Tarte Tatin, roquefort jeune, poire pochée.', en: 'Tarte Tatin, young Roquefort, poached pear.' },
    HARVEST: { fr: 'Deux tris, les 9 et 16 novembre 2020.', en: 'Two passes, on 9 and 16 November 2020.' },
    AGEING: { fr: 'Douze mois en fûts, un an de bouteille.', en: 'Twelve months in cask, a year in bottle.' },
  },
  recommended: [6, 18],
  vintages: [
    {
      year: 2020,
      alcohol: 12,
      drink: [2023, 2040],
      serve: [8, 10],
      sugars: 7.5,
      ...STILL,
      awards: [{ name: 'Concours des vins du Layon et de l’Aubance', year: 2023, medal: 'SILVER' }],
      declinations: [{ id: 32, centilitres: 75, stock: 0, picture: DERNIERS_TRIS_2020 }],
    },
  ],
}

export const lesFeuillets: DemoProduct = {
  id: 13,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'FEU',
  colour: 'WHITE',
  appellation: 'Anjou blanc',
  grapes: { Chenin: 100 },
  dishes: ['APERITIF', 'FISH', 'CHEESE'],
  priceCents: 1120,
  picture: FEUILLETS_2023,
  tags: ['bio', 'apero'],
  texts: {
    fr: {
      name: 'Les Feuillets',
      slug: 'les-feuillets',
      teaser: 'Un anjou blanc de schiste, vif et sec, des vignes jeunes de la parcelle de Jeanne.',
      description:
        'Le schiste se délite en feuilles, comme un livre mouillé. Les jeunes vignes de Savennières, plantées en 2012, donnent ce blanc-là : nous le vendangeons tôt, le gardons en cuve et le mettons en bouteille au printemps. C’est Pierre Levée dix ans avant d’être sérieux.',
      metaDescription:
        'Les Feuillets, Anjou blanc sec et biologique : chenin de schiste, jeunes vignes, élevé en cuve. Millésimes 2022 et 2023, par trois bouteilles.',
    },
    en: {
      name: 'Les Feuillets',
      slug: 'les-feuillets',
      teaser: 'A white Anjou from schist, brisk and dry, from the young vines of Jeanne’s plot.',
      description:
        'Schist comes apart in leaves, like a wet book. The young vines at Savennières, planted in 2012, make this white: we pick it early, keep it in vat and bottle it in spring. It is Pierre Levée, ten years before turning serious.',
      metaDescription:
        'Les Feuillets, dry organic white Anjou: Chenin on schist, young vines, raised in vat. Vintages 2022 and 2023, by three bottles.',
    },
  },
  features: {
    TASTING: {
      fr: 'Citron, pomme verte, ardoise mouillée. Sec et tendu.',
      en: 'Lemon, green apple, wet slate. Dry and taut.',
    },
    PAIRING: {
      fr: 'Huîtres, bulots, fromage de chèvre, salade d’herbes.',
      en: 'Oysters, whelks, goat’s cheese, a salad of herbs.',
    },
    SOIL: { fr: 'Schiste bleu, peu de terre.', en: 'Blue schist, little soil.' },
    CULTURE: {
      fr: 'Vignes de 2012. Certifié agriculture biologique depuis le millésime 2018.',
      en: 'Vines of 2012. Certified organic since the 2018 vintage.',
    },
    VINIFICATION: {
      fr: 'Pressurage direct, fermentation en cuve à 18 °C.',
      en: 'Pressed straight away, fermented in vat at 18 °C.',
    },
    AGEING: { fr: 'Six mois en cuve, sur lies.', en: 'Six months in vat, on the lees.' },
  },
  recommended: [4, 3, 14],
  gallery: [
    {
      picture: FEUILLETS_2023,
      alt: { fr: 'Bouteille des Feuillets, anjou blanc 2023', en: 'Bottle of Les Feuillets, white Anjou 2023' },
    },
    ALLEY,
    RIDGE,
  ],
  vintages: [
    {
      year: 2023,
      alcohol: 12.5,
      drink: [2024, 2028],
      serve: [9, 11],
      sugars: 0.2,
      ...BOTTLED_UNDER_NITROGEN,
      features: {
        YEAR_STORY: {
          fr: 'Des orages en août, de belles réserves d’eau. Le chenin a gardé sa fraîcheur ; nous avons trié ce que la pluie avait touché.',
          en: 'Storms in August, plenty of water below. The Chenin kept its freshness; we sorted out what the rain had touched.',
        },
      },
      declinations: [{ id: 33, centilitres: 75, stock: 144, byMultipleOf: 3, picture: FEUILLETS_2023 }],
    },
    {
      year: 2022,
      alcohol: 13,
      drink: [2023, 2027],
      serve: [9, 11],
      sugars: 0.2,
      ...BOTTLED_UNDER_NITROGEN,
      features: {
        YEAR_STORY: {
          fr: 'Sécheresse de juin à août, trois vagues de chaleur. Les schistes ont souffert, les peaux étaient épaisses, les jus dorés.',
          en: 'Drought from June to August, three heatwaves. The schist suffered; skins were thick, the juice golden.',
        },
      },
      awards: [{ name: 'Prix du Coteau blanc', year: 2024, medal: 'SILVER' }],
      declinations: [
        {
          id: 34,
          centilitres: 75,
          stock: 30,
          byMultipleOf: 3,
          picture: place('roche-perrine-les-feuillets-2022.png'),
        },
      ],
    },
  ],
}
