import type { DemoProduct } from '#db/demo/catalogue.ts'
import { STILL } from '#db/demo/label-words.ts'
import { ALLEY, RIDGE, WALL } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BOTTLE_2023 = place('roche-perrine-la-perrine-2023.png')

export const laPerrine: DemoProduct = {
  id: 3,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'PER',
  colour: 'WHITE',
  appellation: 'Saumur blanc',
  grapes: { Chenin: 100 },
  dishes: ['APERITIF', 'FISH', 'POULTRY', 'CHEESE'],
  priceCents: 1320,
  decreasingSet: 'cellar',
  picture: BOTTLE_2023,
  tags: ['apero'],
  texts: {
    fr: {
      name: 'La Perrine',
      slug: 'la-perrine',
      teaser: 'Un chenin sec de tuffeau, fermenté en fûts de quatre cents litres : coing, tilleul, une longueur salée.',
      description:
        'Perrine était la femme de Prosper, le carrier. Il lui a donné la roche ; nous lui avons donné le blanc. Le chenin occupe les quatre parcelles du dessus, là où la craie affleure et où le vent de Loire sèche la rosée avant neuf heures.\n\nLes grappes sont pressées entières, lentement. Le jus descend en fûts de quatre cents litres et fermente avec ses levures jusqu’à Noël. Il reste sur ses lies jusqu’au printemps, sans bâtonnage.\n\nUn blanc sec, franc, que la pierre tire vers le sel.',
      metaDescription:
        'La Perrine, Saumur blanc sec : chenin de tuffeau, fermenté en fûts de quatre cents litres, sur lies jusqu’au printemps. Bouteille et magnum.',
    },
    en: {
      name: 'La Perrine',
      slug: 'la-perrine',
      teaser: 'A dry Chenin from tuffeau, fermented in four-hundred-litre casks: quince, lime blossom, a salty length.',
      description:
        'Perrine was the wife of Prosper, the quarryman. He gave her name to the rock; we gave it to the white wine. Chenin has the four plots at the top, where the chalk comes to the surface and the wind off the Loire dries the dew before nine.\n\nThe bunches are pressed whole, slowly. The juice runs down into casks of four hundred litres and ferments on its own yeasts until Christmas. It stays on its lees until spring, unstirred.\n\nA dry, candid white that the stone draws towards salt.',
      metaDescription:
        'La Perrine, dry white Saumur: Chenin on tuffeau, fermented in four-hundred-litre casks, on its lees until spring. Bottles and magnums.',
    },
  },
  features: {
    TASTING: {
      fr: 'Or pâle. Coing, tilleul, amande fraîche. La bouche est ample au début, droite à la fin, avec une pointe saline.',
      en: 'Pale gold. Quince, lime blossom, fresh almond. Broad at first, straight at the end, with a saline edge.',
    },
    PAIRING: {
      fr: 'Sandre au beurre blanc, coquilles Saint-Jacques, volaille à la crème, crottin de Chavignol.',
      en: 'Pike-perch in beurre blanc, scallops, chicken in cream, Crottin de Chavignol.',
    },
    SOIL: {
      fr: 'Tuffeau blanc à fleur de terre, vingt centimètres d’argile au plus, plateau venté.',
      en: 'White tuffeau almost at the surface, twenty centimetres of clay at most, a windy plateau.',
    },
    CULTURE: {
      fr: 'Chenin taillé le dernier, en mars, pour qu’il débourre tard. Effeuillage à la main au levant.',
      en: 'Pruned last, in March, so that it buds late. Leaves thinned by hand on the morning side.',
    },
    HARVEST: {
      fr: 'Deux passages à la main, à dix jours d’intervalle, dans la seconde moitié de septembre.',
      en: 'Two passes by hand, ten days apart, in the second half of September.',
    },
    VINIFICATION: {
      fr: 'Pressurage de grappes entières, débourbage d’une nuit, fermentation en fûts de 400 litres.',
      en: 'Whole-bunch pressing, one night to settle, fermentation in casks of 400 litres.',
    },
    AGEING: {
      fr: 'Sept mois sur lies fines dans les mêmes fûts, deux mois en cuve avant la mise.',
      en: 'Seven months on fine lees in the same casks, two months in vat before bottling.',
    },
  },
  recommended: [4, 13, 11, 17],
  gallery: [
    {
      picture: BOTTLE_2023,
      alt: { fr: 'Bouteille de La Perrine, saumur blanc 2023', en: 'Bottle of La Perrine, white Saumur 2023' },
    },
    RIDGE,
    WALL,
    ALLEY,
  ],
  vintages: [
    {
      year: 2023,
      alcohol: 13,
      drink: [2025, 2030],
      serve: [9, 11],
      sugars: 0.3,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Beaucoup de raisin, et des nuits fraîches en septembre. Nous avons laissé un quart de la récolte au sol en juillet.',
          en: 'A generous crop, and cool nights in September. In July we dropped a quarter of it to the ground.',
        },
        TASTING: {
          fr: 'Poire, aubépine, craie humide. Vif, facile d’accès, une finale de zeste.',
          en: 'Pear, hawthorn, damp chalk. Lively, easy to meet, a finish of zest.',
        },
      },
      awards: [{ name: 'Prix du Coteau blanc', year: 2025, medal: 'GOLD' }],
      declinations: [
        { id: 14, centilitres: 75, stock: 264, picture: BOTTLE_2023 },
        {
          id: 15,
          centilitres: 150,
          priceCents: 2850,
          stock: 22,
          picture: place('roche-perrine-la-perrine-2023-magnum.png'),
        },
      ],
    },
    {
      year: 2022,
      alcohol: 13.5,
      drink: [2024, 2031],
      serve: [10, 12],
      sugars: 0.3,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Un chenin doré, récolté tôt pour garder l’acidité. Les fûts ont fini leur fermentation en février.',
          en: 'Golden Chenin, picked early to keep its acidity. The casks finished fermenting in February.',
        },
        TASTING: {
          fr: 'Coing rôti, miel sec, gingembre. Plus large, plus mûr, tenu par un bel amer.',
          en: 'Baked quince, dry honey, ginger. Broader and riper, held by a fine bitterness.',
        },
      },
      awards: [{ name: 'Guide des caves de tuffeau', year: 2024, medal: 'SCORE', score: '91/100' }],
      declinations: [
        {
          id: 16,
          centilitres: 75,
          priceCents: 1400,
          discount: { type: 'EURO', amount: 200 },
          pastPrices: [
            { daysAgo: 20, priceCents: 1300 },
            { daysAgo: 14, priceCents: 1400 },
          ],
          stock: 40,
          picture: place('roche-perrine-la-perrine-2022.png'),
        },
        {
          id: 17,
          centilitres: 150,
          priceCents: 3000,
          stock: 6,
          picture: place('roche-perrine-la-perrine-2022-magnum.png'),
        },
      ],
    },
  ],
}
