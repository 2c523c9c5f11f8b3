import type { DemoGalleryPicture, DemoProduct } from '#db/demo/catalogue.ts'
import { GRAPES_ALONE, KEPT_CLEAR, STILL, TRADITIONAL_METHOD } from '#db/demo/label-words.ts'
import { place } from './pictures.ts'

const ALTESSE_2023 = place('ysaline-altesse-2023.png')
const PERSAN_2022 = place('ysaline-persan-2022.png')
const MONDEUSE_2022 = place('ysaline-mondeuse-2022.png')
const CREMANT = place('ysaline-cremant-de-savoie.png')
const JACQUERE_2024 = place('ysaline-jacquere-2024.png')
const JUIN_2024 = place('ysaline-rose-de-juin-2024.png')
const BERGERONNE_2023 = place('ysaline-bergeronne-2023.png')

const SUMMITS: DemoGalleryPicture = {
  picture: place('savoie-deux-sommets.jpg'),
  alt: {
    fr: 'Deux sommets enneigés au-dessus d’une mer de brume',
    en: 'Two snow-covered summits above a sea of mist',
  },
}
const STAKES: DemoGalleryPicture = {
  picture: place('savoie-echalas.jpg'),
  alt: {
    fr: 'Vignes en pente et leurs échalas, un sentier d’herbe entre deux rangs',
    en: 'Steep staked vines, a grassy path between two rows',
  },
}
const FIRS: DemoGalleryPicture = {
  picture: place('savoie-sapins.jpg'),
  alt: {
    fr: 'Lignes de sapins noirs et de brume, l’une derrière l’autre',
    en: 'Lines of black firs and mist, one behind the other',
  },
}

export const wines: readonly DemoProduct[] = [
  {
    id: 1,
    type: 'WINE',
    kind: 'STILL',
    subtype: 'BOTTLE',
    reference: 'ALT',
    colour: 'WHITE',
    appellation: 'Roussette de Savoie',
    grapes: { Altesse: 100 },
    dishes: ['FISH', 'POULTRY', 'CHEESE'],
    priceCents: 1680,
    decreasingSet: 'slope',
    picture: ALTESSE_2023,
    tags: ['haut', 'garde'],
    texts: {
      fr: {
        name: 'Altesse',
        slug: 'altesse',
        teaser: 'Le rang le plus haut, 510 mètres : poire, cire, une acidité qui tient la montagne debout.',
        description:
          'Tout en haut, la marne grise colle à la botte. L’altesse y attend le soleil du matin et le quitte à dix-sept heures : elle mûrit tard, lentement, sans perdre son acidité.\n\nPressée entière, quatre heures. Fermentée et élevée onze mois en foudre, sur lies. Elle se boit jeune. Elle devient sérieuse vers cinq ans.',
        metaDescription:
          'Altesse, Roussette de Savoie des Coteaux d’Ysaline : marnes à 510 mètres, onze mois de foudre. Millésimes 2022 et 2023.',
      },
      en: {
        name: 'Altesse',
        slug: 'altesse',
        teaser: 'The highest row, 510 metres: pear, beeswax, and an acidity that keeps the mountain upright.',
        description:
          'At the very top the grey marl sticks to your boots. Altesse waits there for the morning sun and loses it at five: it ripens late, slowly, and keeps its acidity.\n\nPressed whole, four hours. Fermented and raised for eleven months in large casks, on the lees. Good young. Serious at five years.',
        metaDescription:
          'Altesse, Roussette de Savoie from Les Coteaux d’Ysaline: marl at 510 metres, eleven months in large casks. Vintages 2022 and 2023.',
      },
    },
    features: {
      TASTING: {
        fr: 'Poire, cire, amande. Tendue, longue, un peu fumée.',
        en: 'Pear, beeswax, almond. Taut, long, a little smoky.',
      },
      PAIRING: {
        fr: 'Omble chevalier, beaufort d’été, volaille aux morilles.',
        en: 'Arctic char, summer Beaufort, chicken with morels.',
      },
      SOIL: { fr: 'Marne grise, terrasses 19 à 23, à 510 mètres.', en: 'Grey marl, terraces 19 to 23, at 510 metres.' },
      HARVEST: { fr: 'À la hotte, les derniers jours de septembre.', en: 'In baskets, in the last days of September.' },
      VINIFICATION: { fr: 'Pressée entière, levures du raisin.', en: 'Pressed whole, the grapes’ own yeasts.' },
      AGEING: { fr: 'Onze mois en foudre, sur lies.', en: 'Eleven months in large casks, on the lees.' },
    },
    recommended: [5, 8],
    gallery: [
      {
        picture: ALTESSE_2023,
        alt: {
          fr: 'Flûte d’Altesse, roussette de Savoie 2023, capsule jaune',
          en: 'Tall bottle of Altesse, Roussette de Savoie 2023, yellow capsule',
        },
      },
      SUMMITS,
      FIRS,
    ],
    vintages: [
      {
        year: 2023,
        alcohol: 12.5,
        drink: [2025, 2032],
        serve: [10, 12],
        sugars: 0.2,
        ...STILL,
        features: {
          YEAR_STORY: {
            fr: 'Orages en juillet, deux murs par terre. Puis un septembre bleu.',
            en: 'Storms in July, two walls down. Then a blue September.',
          },
          TASTING: { fr: 'Poire, verveine, une pointe de sel.', en: 'Pear, verbena, a pinch of salt.' },
        },
        awards: [{ name: 'Foire des vignes hautes', year: 2025, medal: 'SILVER' }],
        declinations: [{ id: 1, centilitres: 75, stock: 190, picture: ALTESSE_2023 }],
      },
      {
        year: 2022,
        alcohol: 12.5,
        drink: [2024, 2031],
        serve: [10, 12],
        sugars: 0.2,
        ...STILL,
        features: {
          YEAR_STORY: { fr: 'Sec. La marne a tenu.', en: 'Dry. The marl held.' },
          TASTING: { fr: 'Coing, miel, noisette.', en: 'Quince, honey, hazelnut.' },
        },
        declinations: [
          { id: 2, centilitres: 75, priceCents: 1790, stock: 22, picture: place('ysaline-altesse-2022.png') },
        ],
      },
    ],
  },
  {
    id: 2,
    type: 'WINE',
    kind: 'STILL',
    subtype: 'BOTTLE',
    reference: 'PSN',
    colour: 'RED',
    appellation: 'Vin de Savoie',
    grapes: { Persan: 100 },
    dishes: ['RED_MEAT', 'CHEESE'],
    priceCents: 2100,
    picture: PERSAN_2022,
    tags: ['rare', 'garde'],
    texts: {
      fr: {
        name: 'Persan',
        slug: 'persan',
        teaser: 'Quarante-deux souches derrière une chapelle, onze mille aujourd’hui. Myrtille, poivre, cire rouge.',
        description:
          'Personne ne taillait plus le persan de la chapelle. Nous avons prélevé les bois en 2009, greffé, attendu quatre ans : deux cent quatre-vingts bouteilles, la première fois.\n\nÉgrappé à la main, sur une claie, le soir. Quinze jours de cuve, quatorze mois de foudre. Un vin sombre et serré, à ouvrir une heure avant.',
        metaDescription:
          'Persan, Vin de Savoie rouge des Coteaux d’Ysaline : un cépage sauvé de quarante-deux souches, quatorze mois de foudre.',
      },
      en: {
        name: 'Persan',
        slug: 'persan',
        teaser: 'Forty-two vines behind a chapel, eleven thousand today. Bilberry, pepper, red wax.',
        description:
          'Nobody pruned the Persan by the chapel any more. In 2009 we took cuttings, grafted them, waited four years: two hundred and eighty bottles, the first time.\n\nDestemmed by hand on a wicker screen, in the evening. Fifteen days in vat, fourteen months in large casks. Dark and tight; open it an hour ahead.',
        metaDescription:
          'Persan, red Vin de Savoie from Les Coteaux d’Ysaline: a grape saved from forty-two vines, fourteen months in large casks.',
      },
    },
    features: {
      TASTING: {
        fr: 'Myrtille, poivre noir, graphite. Serré, droit.',
        en: 'Bilberry, black pepper, graphite. Tight, straight.',
      },
      PAIRING: { fr: 'Chevreuil, diots, tomme de Savoie.', en: 'Venison, Savoie sausages, tomme.' },
      SOIL: { fr: 'Éboulis calcaire du Granier, à 400 mètres.', en: 'Limestone scree of the Granier, at 400 metres.' },
      VINIFICATION: { fr: 'Égrappé à la main, quinze jours de cuve.', en: 'Destemmed by hand, fifteen days in vat.' },
      AGEING: { fr: 'Quatorze mois en foudre.', en: 'Fourteen months in large casks.' },
    },
    recommended: [3, 8],
    gallery: [
      {
        picture: PERSAN_2022,
        alt: {
          fr: 'Bouteille de Persan, vin de Savoie 2022, cire rouge',
          en: 'Bottle of Persan, Vin de Savoie 2022, red wax',
        },
      },
      STAKES,
      FIRS,
    ],
    vintages: [
      {
        year: 2022,
        alcohol: 12.5,
        drink: [2025, 2034],
        serve: [15, 17],
        sugars: 0.1,
        ...STILL,
        features: {
          YEAR_STORY: { fr: 'Petits grains, peaux noires. Six foudres.', en: 'Small berries, black skins. Six casks.' },
          TASTING: { fr: 'Mûre, poivre, encre.', en: 'Blackberry, pepper, ink.' },
        },
        awards: [{ name: 'Guide des crus d’altitude', year: 2025, medal: 'SCORE', score: '94/100' }],
        declinations: [{ id: 3, centilitres: 75, stock: 84, picture: PERSAN_2022 }],
      },
      {
        year: 2021,
        alcohol: 12.5,
        drink: [2024, 2031],
        serve: [15, 17],
        sugars: 0.1,
        ...STILL,
        features: {
          YEAR_STORY: {
            fr: 'Gel en avril, pluie en juillet. Il en reste peu, et frais.',
            en: 'Frost in April, rain in July. Little of it, and fresh.',
          },
        },
        declinations: [
          { id: 4, centilitres: 75, priceCents: 2250, stock: 3, picture: place('ysaline-persan-2021.png') },
        ],
      },
    ],
  },
  {
    id: 3,
    type: 'WINE',
    kind: 'STILL',
    subtype: 'BOTTLE',
    reference: 'MON',
    colour: 'RED',
    appellation: 'Vin de Savoie',
    grapes: { Mondeuse: 100 },
    dishes: ['RED_MEAT', 'CHEESE'],
    priceCents: 1540,
    decreasingSet: 'slope',
    picture: MONDEUSE_2022,
    texts: {
      fr: {
        name: 'Mondeuse',
        slug: 'mondeuse',
        teaser: 'Moitié en grappes, dix mois de béton : violette, poivre, une bouche de rivière.',
        description:
          'La mondeuse aime l’éboulis : du calcaire en morceaux, de l’air entre les pierres. Elle pousse fort, on la tient court.\n\nMoitié égrappée, moitié en grappes entières. Douze jours de cuve, dix mois en béton, pas de bois. La rafle allège. Le poivre vient tout seul.',
        metaDescription:
          'Mondeuse, Vin de Savoie rouge : moitié en grappes entières, dix mois en béton. Bouteille et magnum, millésimes 2021 et 2022.',
      },
      en: {
        name: 'Mondeuse',
        slug: 'mondeuse',
        teaser: 'Half in whole bunches, ten months in concrete: violet, pepper, a taste of river stones.',
        description:
          'Mondeuse likes the scree: broken limestone, air between the stones. It grows hard; we keep it short.\n\nHalf destemmed, half in whole bunches. Twelve days in vat, ten months in concrete, no oak. The stems lighten it. The pepper comes by itself.',
        metaDescription:
          'Mondeuse, red Vin de Savoie: half in whole bunches, ten months in concrete. Bottles and magnums, vintages 2021 and 2022.',
      },
    },
    features: {
      TASTING: {
        fr: 'Violette, poivre, prunelle. Vive, légère, longue.',
        en: 'Violet, pepper, sloe. Lively, light, long.',
      },
      PAIRING: {
        fr: 'Bœuf braisé, charcuterie de montagne, reblochon.',
        en: 'Braised beef, mountain charcuterie, Reblochon.',
      },
      SOIL: { fr: 'Éboulis calcaire, à 400 mètres.', en: 'Limestone scree, at 400 metres.' },
      VINIFICATION: { fr: 'Moitié en grappes entières, douze jours.', en: 'Half in whole bunches, twelve days.' },
      AGEING: { fr: 'Dix mois en béton.', en: 'Ten months in concrete.' },
    },
    recommended: [2, 8],
    gallery: [
      {
        picture: MONDEUSE_2022,
        alt: {
          fr: 'Bouteille de Mondeuse, vin de Savoie 2022, capsule bleue',
          en: 'Bottle of Mondeuse, Vin de Savoie 2022, blue capsule',
        },
      },
      STAKES,
      SUMMITS,
    ],
    vintages: [
      {
        year: 2022,
        alcohol: 12.5,
        drink: [2024, 2030],
        serve: [14, 16],
        sugars: 0.1,
        ...STILL,
        features: {
          YEAR_STORY: {
            fr: 'Un été sec et brûlant, des nuits fraîches là-haut. Vendange mi-septembre.',
            en: 'A dry, burning summer, cool nights up here. Picked in mid-September.',
          },
        },
        declinations: [{ id: 5, centilitres: 75, stock: 160, picture: MONDEUSE_2022 }],
      },
      {
        year: 2021,
        alcohol: 12.5,
        drink: [2023, 2029],
        serve: [14, 16],
        sugars: 0.1,
        ...STILL,
        features: {
          YEAR_STORY: {
            fr: 'Du gel en bas, rien en haut. On a vendangé sous la neige du Granier.',
            en: 'Frost at the bottom, none at the top. We picked below the snow of the Granier.',
          },
        },
        awards: [{ name: 'Foire des vignes hautes', year: 2023, medal: 'BRONZE' }],
        declinations: [
          {
            id: 6,
            centilitres: 75,
            discount: { type: 'EURO', amount: 150 },
            stock: 54,
            picture: place('ysaline-mondeuse-2021.png'),
          },
          {
            id: 7,
            centilitres: 150,
            priceCents: 3400,
            stock: 12,
            picture: place('ysaline-mondeuse-2021-magnum.png'),
          },
        ],
      },
    ],
  },
  {
    id: 4,
    type: 'WINE',
    kind: 'SPARKLING',
    subtype: 'BOTTLE',
    reference: 'CRE',
    colour: 'WHITE',
    appellation: 'Crémant de Savoie',
    grapes: { Jacquère: 70, Altesse: 30 },
    dishes: ['APERITIF', 'FISH', 'DESSERT'],
    priceCents: 1490,
    picture: CREMANT,
    tags: ['apero'],
    texts: {
      fr: {
        name: 'Crémant',
        slug: 'cremant',
        teaser: 'Jacquère et altesse, dix-huit mois sur lattes dans l’ancienne citerne.',
        description:
          'Cueilli le premier, à la moraine, quand le raisin craque encore. La citerne du hameau ne servait plus : on y couche les bouteilles, il y fait huit degrés. Dix-huit mois, cinq grammes de sucre, une bulle serrée.',
        metaDescription:
          'Crémant de Savoie brut des Coteaux d’Ysaline : jacquère et altesse, dix-huit mois sur lattes, cinq grammes de dosage.',
      },
      en: {
        name: 'Crémant',
        slug: 'cremant',
        teaser: 'Jacquère and Altesse, eighteen months on the lees in the old cistern.',
        description:
          'Picked first, on the moraine, while the grapes still crack. The cistern of the hamlet had gone out of use: the bottles lie there, at eight degrees. Eighteen months, five grams of sugar, a tight bubble.',
        metaDescription:
          'Brut Crémant de Savoie from Les Coteaux d’Ysaline: Jacquère and Altesse, eighteen months on the lees, five grams of dosage.',
      },
    },
    features: {
      TASTING: {
        fr: 'Pomme verte, fleur de sureau, craie. Brut et droit.',
        en: 'Green apple, elderflower, chalk. Brut and straight.',
      },
      PAIRING: { fr: 'Truite fumée, gougères, tarte aux myrtilles.', en: 'Smoked trout, cheese puffs, bilberry tart.' },
      SOIL: { fr: 'Moraine, à 320 mètres.', en: 'Moraine, at 320 metres.' },
      AGEING: {
        fr: 'Dix-huit mois sur lattes, dosage à cinq grammes.',
        en: 'Eighteen months on the lees, five grams of dosage.',
      },
    },
    recommended: [5, 6],
    vintages: [
      {
        year: null,
        alcohol: 12.5,
        drink: [2025, 2028],
        serve: [6, 8],
        sugars: 0.7,
        ...TRADITIONAL_METHOD,
        declinations: [{ id: 8, centilitres: 75, stock: 220, picture: CREMANT }],
      },
    ],
  },
  {
    id: 5,
    type: 'WINE',
    kind: 'STILL',
    subtype: 'BOTTLE',
    reference: 'JAC',
    colour: 'WHITE',
    appellation: 'Vin de Savoie',
    grapes: { Jacquère: 100 },
    dishes: ['APERITIF', 'FISH', 'CHEESE'],
    priceCents: 990,
    decreasingSet: 'slope',
    picture: JACQUERE_2024,
    tags: ['apero'],
    texts: {
      fr: {
        name: 'Jacquère',
        slug: 'jacquere',
        teaser: 'Le blanc du bas : moraine, galets, onze degrés et demi. Clair comme l’Isère en mars.',
        description:
          'Elle pousse dans les galets du glacier, à hauteur du caveau. Cuve, froid, trois mois, et c’est tout. Un blanc léger, vif, qui sent l’herbe coupée et la pierre mouillée.',
        metaDescription:
          'Jacquère 2024, Vin de Savoie blanc et léger : moraine à 320 mètres, élevée trois mois en cuve. Par six bouteilles.',
      },
      en: {
        name: 'Jacquère',
        slug: 'jacquere',
        teaser: 'The white from below: moraine, pebbles, eleven and a half degrees. Clear as the Isère in March.',
        description:
          'It grows in the stones of the glacier, level with the cellar. Vat, cold, three months, and that is all. A light, brisk white that smells of cut grass and wet stone.',
        metaDescription:
          'Jacquère 2024, a light white Vin de Savoie: moraine at 320 metres, three months in vat. By six bottles.',
      },
    },
    features: {
      TASTING: { fr: 'Citron, herbe coupée, pierre mouillée.', en: 'Lemon, cut grass, wet stone.' },
      PAIRING: { fr: 'Fondue, friture d’ablettes, chèvre frais.', en: 'Fondue, fried whitebait, fresh goat’s cheese.' },
      SOIL: { fr: 'Moraine, à 320 mètres.', en: 'Moraine, at 320 metres.' },
    },
    recommended: [1, 4],
    vintages: [
      {
        year: 2024,
        alcohol: 11.5,
        drink: [2025, 2027],
        serve: [8, 10],
        sugars: 0.2,
        ...KEPT_CLEAR,
        declinations: [{ id: 9, centilitres: 75, stock: 420, byMultipleOf: 6, picture: JACQUERE_2024 }],
      },
    ],
  },
  {
    id: 6,
    type: 'WINE',
    kind: 'STILL',
    subtype: 'BOTTLE',
    reference: 'JUI',
    colour: 'ROSE',
    appellation: 'Vin de Savoie rosé',
    grapes: { Mondeuse: 70, Persan: 30 },
    dishes: ['APERITIF', 'POULTRY'],
    priceCents: 1050,
    discount: { type: 'PERCENT', amount: 1000 },
    picture: JUIN_2024,
    tags: ['apero'],
    texts: {
      fr: {
        name: 'Juin',
        slug: 'juin',
        teaser: 'Le rosé de mondeuse et de persan. Le soleil arrive à six heures, il repart à dix-sept.',
        description:
          'En juin, la première terrasse est au soleil dès six heures. Ce rosé en a gardé l’heure : framboise, poivre rose, une fraîcheur de cave. Pressurage direct, trois mois de cuve.',
        metaDescription:
          'Juin 2024, Vin de Savoie rosé des Coteaux d’Ysaline : mondeuse et persan, pressurage direct. Par trois bouteilles.',
      },
      en: {
        name: 'Juin',
        slug: 'juin',
        teaser: 'The rosé of Mondeuse and Persan. The sun comes at six and leaves at five.',
        description:
          'In June the first terrace is in the sun by six. This rosé has kept the hour: raspberry, pink pepper, a coolness of cellar. Pressed straight away, three months in vat.',
        metaDescription:
          'Juin 2024, rosé Vin de Savoie from Les Coteaux d’Ysaline: Mondeuse and Persan, pressed straight away. By three bottles.',
      },
    },
    features: {
      TASTING: { fr: 'Framboise, poivre rose, un peu d’amer.', en: 'Raspberry, pink pepper, a little bitterness.' },
      PAIRING: { fr: 'Jambon cru, tarte à la tomate, poulet grillé.', en: 'Cured ham, tomato tart, grilled chicken.' },
    },
    recommended: [4, 5],
    vintages: [
      {
        year: 2024,
        alcohol: 12,
        drink: [2025, 2026],
        serve: [8, 10],
        sugars: 0.2,
        ...KEPT_CLEAR,
        declinations: [{ id: 10, centilitres: 75, stock: 96, byMultipleOf: 3, picture: JUIN_2024 }],
      },
    ],
  },
  {
    id: 7,
    type: 'WINE',
    kind: 'STILL',
    subtype: 'BOTTLE',
    reference: 'BER',
    colour: 'WHITE',
    appellation: 'Vin de Savoie',
    grapes: { Jacquère: 100 },
    dishes: ['POULTRY', 'CHEESE'],
    priceCents: 1850,
    picture: BERGERONNE_2023,
    tags: ['rare'],
    texts: {
      fr: {
        name: 'Bergeronne',
        slug: 'bergeronne',
        teaser: 'Une jacquère laissée trois semaines avec ses peaux : orange, tannique, sans soufre ajouté.',
        description:
          'Le nom vient des brebis, ou de l’oiseau qui les suit : on n’est pas d’accord. Trois semaines de peaux, six mois de jarre, rien d’autre. Un blanc de rouge, qui sent l’abricot et le thé. Six cents bouteilles.',
        metaDescription:
          'Bergeronne 2023, blanc de macération des Coteaux d’Ysaline : jacquère, trois semaines de peaux, six mois de jarre. Épuisé.',
      },
      en: {
        name: 'Bergeronne',
        slug: 'bergeronne',
        teaser: 'A Jacquère left three weeks on its skins: orange, tannic, no added sulphur.',
        description:
          'Named after the ewes, or the wagtail that follows them: opinions differ. Three weeks on the skins, six months in a jar, nothing else. A white made like a red, all apricot and tea. Six hundred bottles.',
        metaDescription:
          'Bergeronne 2023, a skin-contact white from Les Coteaux d’Ysaline: Jacquère, three weeks on skins, six months in a jar. Sold out.',
      },
    },
    features: {
      TASTING: { fr: 'Abricot sec, thé noir, écorce d’orange.', en: 'Dried apricot, black tea, orange peel.' },
      PAIRING: {
        fr: 'Beaufort affiné, curry de volaille, champignons.',
        en: 'Aged Beaufort, chicken curry, mushrooms.',
      },
    },
    recommended: [1, 2],
    vintages: [
      {
        year: 2023,
        alcohol: 12.5,
        drink: [2024, 2029],
        serve: [12, 14],
        sugars: 0.1,
        ...GRAPES_ALONE,
        declinations: [{ id: 11, centilitres: 75, stock: 0, picture: BERGERONNE_2023 }],
      },
    ],
  },
]
