import type { DemoProduct } from '#db/demo/catalogue.ts'
import { CLEARED_WITH_EGG, KEPT_CLEAR } from '#db/demo/label-words.ts'
import { AUTUMN_ROWS, CELLAR } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const VIEUX_BRETONS_2021 = place('roche-perrine-les-vieux-bretons-2021.png')
const LA_GABARE_2024 = place('roche-perrine-la-gabare-2024.png')

export const lesVieuxBretons: DemoProduct = {
  id: 9,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'BRE',
  colour: 'RED',
  appellation: 'Saumur-Champigny',
  grapes: { 'Cabernet franc': 100 },
  dishes: ['RED_MEAT', 'CHEESE'],
  priceCents: 1950,
  decreasingSet: 'cellar',
  picture: VIEUX_BRETONS_2021,
  tags: ['garde', 'cadeau'],
  texts: {
    fr: {
      name: 'Les Vieux Bretons',
      slug: 'les-vieux-bretons',
      teaser: 'Les ceps de 1938, vinifiés à part : un saumur-champigny profond, aux tanins de velours ras.',
      description:
        'Breton, c’est le nom que le cabernet franc porte encore ici. Ceux-là ont été plantés en 1938, sur soixante ares de tuffeau presque nu ; ils ont vu trois tracteurs et cinq chevaux. Un cep sur dix manque. On le remplace par le bois du voisin.\n\nIls donnent vingt hectolitres à l’hectare, les bonnes années. Le vin cuve un mois et passe vingt mois en fûts, au plus frais de la galerie.',
      metaDescription:
        'Les Vieux Bretons, Saumur-Champigny de vignes plantées en 1938 : cabernet franc, vingt mois en fûts dans le tuffeau. Millésimes 2020 et 2021.',
    },
    en: {
      name: 'Les Vieux Bretons',
      slug: 'les-vieux-bretons',
      teaser: 'The vines of 1938, kept apart: a deep Saumur-Champigny with tannins like close-cut velvet.',
      description:
        'Breton is what Cabernet Franc is still called here. These were planted in 1938, on half a hectare of almost bare tuffeau; they have seen three tractors and five horses. One vine in ten is missing, and is replaced with wood from its neighbour.\n\nThey give twenty hectolitres to the hectare, in good years. The wine spends a month in vat and twenty months in casks, in the coolest part of the gallery.',
      metaDescription:
        'Les Vieux Bretons, Saumur-Champigny from vines planted in 1938: Cabernet Franc, twenty months in cask inside the rock. Vintages 2020 and 2021.',
    },
  },
  features: {
    TASTING: {
      fr: 'Robe sombre. Myrtille, iris, terre fraîche. Une matière dense et douce, une longueur de pierre.',
      en: 'Dark. Bilberry, iris, fresh earth. Dense and gentle, with a stony length.',
    },
    PAIRING: {
      fr: 'Gigot de sept heures, lièvre, tomme de brebis.',
      en: 'Slow-roast leg of lamb, hare, ewe’s-milk tomme.',
    },
    SOIL: { fr: 'Tuffeau blanc, quinze centimètres de terre.', en: 'White tuffeau, fifteen centimetres of soil.' },
    CULTURE: {
      fr: 'Vignes de 1938, taillées en gobelet, piochées à la main.',
      en: 'Bush vines of 1938, hoed by hand.',
    },
    HARVEST: { fr: 'Une seule journée, au début d’octobre.', en: 'A single day, at the beginning of October.' },
    VINIFICATION: {
      fr: 'Un mois en cuve ouverte, pigeage au pied.',
      en: 'A month in an open vat, trodden by foot.',
    },
    AGEING: {
      fr: 'Vingt mois en fûts de 400 litres, collage au blanc d’œuf.',
      en: 'Twenty months in casks of 400 litres, fined with egg white.',
    },
  },
  recommended: [1, 2, 19],
  gallery: [
    {
      picture: VIEUX_BRETONS_2021,
      alt: {
        fr: 'Bouteille des Vieux Bretons, saumur-champigny 2021',
        en: 'Bottle of Les Vieux Bretons, Saumur-Champigny 2021',
      },
    },
    AUTUMN_ROWS,
    CELLAR,
  ],
  vintages: [
    {
      year: 2021,
      alcohol: 13,
      drink: [2026, 2036],
      serve: [16, 17],
      sugars: 0.1,
      ...CLEARED_WITH_EGG,
      features: {
        YEAR_STORY: {
          fr: 'Les vieux ceps ont débourré après le gel. Huit fûts, comme si de rien n’était.',
          en: 'The old vines budded after the frost. Eight casks, as if nothing had happened.',
        },
      },
      awards: [{ name: 'Prix des deux rivières', year: 2025, medal: 'SILVER' }],
      declinations: [{ id: 28, centilitres: 75, stock: 90, picture: VIEUX_BRETONS_2021 }],
    },
    {
      year: 2020,
      alcohol: 13.5,
      drink: [2025, 2038],
      serve: [16, 17],
      sugars: 0.1,
      ...CLEARED_WITH_EGG,
      features: {
        YEAR_STORY: {
          fr: 'Une maturité parfaite le 1er octobre. Le vin a mis trois ans à s’ouvrir.',
          en: 'Perfectly ripe on 1 October. The wine took three years to open.',
        },
      },
      awards: [{ name: 'Guide des caves de tuffeau', year: 2025, medal: 'SCORE', score: '93/100' }],
      declinations: [
        {
          id: 29,
          centilitres: 75,
          priceCents: 2150,
          stock: 36,
          picture: place('roche-perrine-les-vieux-bretons-2020.png'),
        },
      ],
    },
  ],
}

export const laGabare: DemoProduct = {
  id: 15,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'GAB',
  colour: 'RED',
  appellation: 'Saumur rouge',
  grapes: { 'Cabernet franc': 85, 'Pineau d’Aunis': 15 },
  dishes: ['POULTRY', 'RED_MEAT', 'CHEESE'],
  priceCents: 890,
  decreasingSet: 'everyday',
  picture: LA_GABARE_2024,
  tags: ['nouveaute'],
  texts: {
    fr: {
      name: 'La Gabare',
      slug: 'la-gabare',
      teaser: 'Le rouge de tous les jours : cabernet franc et pineau d’Aunis, dix jours de cuve, pas de bois.',
      description:
        'Les gabares descendaient la Loire à fond plat, chargées de tuffeau et de vin. Celui-ci voyage bien aussi. Cabernet franc du bas de coteau, un peu de pineau d’Aunis pour le poivre, dix jours de cuve et une mise de printemps. On le sert frais, avec ce qu’il y a.',
      metaDescription:
        'La Gabare, Saumur rouge léger : cabernet franc et pineau d’Aunis, dix jours de cuve, sans bois. Par six bouteilles, millésimes 2023 et 2024.',
    },
    en: {
      name: 'La Gabare',
      slug: 'la-gabare',
      teaser: 'The everyday red: Cabernet Franc and Pineau d’Aunis, ten days in vat, no oak.',
      description:
        'Gabares were the flat-bottomed barges that went down the Loire laden with tuffeau and wine. This one travels well too. Cabernet Franc from the foot of the slope, a little Pineau d’Aunis for pepper, ten days in vat, bottled in spring. Serve it cool, with whatever there is.',
      metaDescription:
        'La Gabare, a light red Saumur: Cabernet Franc and Pineau d’Aunis, ten days in vat, no oak. By six bottles, vintages 2023 and 2024.',
    },
  },
  features: {
    TASTING: {
      fr: 'Cerise, poivre, pivoine. Léger, souple, sans détour.',
      en: 'Cherry, pepper, peony. Light, supple, direct.',
    },
    PAIRING: {
      fr: 'Charcuterie, poulet froid, croque-monsieur, pique-nique.',
      en: 'Charcuterie, cold chicken, toasted sandwiches, a picnic.',
    },
    SOIL: { fr: 'Sables et alluvions sur tuffeau.', en: 'Sand and silt over tuffeau.' },
    VINIFICATION: { fr: 'Dix jours en cuve, sans pressurage du marc.', en: 'Ten days in vat, free-run juice only.' },
    AGEING: { fr: 'Cinq mois en cuve, mise au printemps.', en: 'Five months in vat, bottled in spring.' },
  },
  recommended: [1, 5, 20],
  vintages: [
    {
      year: 2024,
      alcohol: 12,
      drink: [2025, 2028],
      serve: [13, 15],
      sugars: 0.1,
      ...KEPT_CLEAR,
      features: {
        YEAR_STORY: {
          fr: 'Il a plu d’avril à septembre, ou presque. Le mildiou a pris sa part ; le reste a mûri sans hâte, en fruit plus qu’en degré.',
          en: 'It rained from April to September, or nearly. Mildew took its share; the rest ripened slowly, in fruit rather than strength.',
        },
      },
      declinations: [{ id: 36, centilitres: 75, stock: 720, byMultipleOf: 6, picture: LA_GABARE_2024 }],
    },
    {
      year: 2023,
      alcohol: 12.5,
      drink: [2024, 2027],
      serve: [13, 15],
      sugars: 0.1,
      ...KEPT_CLEAR,
      features: {
        YEAR_STORY: {
          fr: 'Un été lourd et des grappes généreuses, puis un début de septembre brûlant. Nous avons vendangé tôt, en dix jours.',
          en: 'A heavy summer and generous bunches, then a scorching start to September. We picked early, in ten days.',
        },
      },
      awards: [{ name: 'Concours des vins du Val de Vienne', year: 2024, medal: 'BRONZE' }],
      declinations: [
        {
          id: 37,
          centilitres: 75,
          stock: 150,
          byMultipleOf: 6,
          picture: place('roche-perrine-la-gabare-2023.png'),
        },
      ],
    },
  ],
}
