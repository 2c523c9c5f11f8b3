import type { DemoProduct } from '#db/demo/catalogue.ts'
import { BOTTLED_UNDER_NITROGEN, STILL } from '#db/demo/label-words.ts'
import { AUTUMN_ROWS, CELLAR, WALL } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BOTTLE_2023 = place('roche-perrine-les-aubepines-2023.png')
const BOTTLE_2022 = place('roche-perrine-les-aubepines-2022.png')

export const lesAubepines: DemoProduct = {
  id: 1,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'AUB',
  colour: 'RED',
  appellation: 'Saumur-Champigny',
  grapes: { 'Cabernet franc': 100 },
  dishes: ['POULTRY', 'RED_MEAT', 'CHEESE'],
  priceCents: 1190,
  decreasingSet: 'cellar',
  picture: BOTTLE_2023,
  tags: ['garde'],
  texts: {
    fr: {
      name: 'Les Aubépines',
      slug: 'les-aubepines',
      teaser: 'Le premier vin du domaine : un cabernet franc de tuffeau blanc, droit, sur la framboise et la violette.',
      description:
        'Jeanne a planté la haie en 1953, l’année où elle a mis le premier vin en bouteille. Il était naturel que l’un porte le nom de l’autre. Les Aubépines réunit douze parcelles de cabernet franc autour de la maison, toutes sur le tuffeau blanc de Turquant.\n\nChaque parcelle a sa cuve. Trois semaines en béton, sans bois, des remontages courts : nous cherchons le fruit et le grain de la pierre. L’assemblage se fait en février, puis le vin passe douze mois dans la galerie, pour moitié en barriques qui ont déjà servi.\n\nC’est le vin par lequel on entre chez nous : framboise, violette, une pointe de craie qui tient la bouche jusqu’au bout.',
      metaDescription:
        'Les Aubépines, Saumur-Champigny rouge du Domaine de la Roche-Perrine : cabernet franc de tuffeau blanc, en bouteille, demi-bouteille et magnum.',
    },
    en: {
      name: 'Les Aubépines',
      slug: 'les-aubepines',
      teaser: 'The first wine of the estate: Cabernet Franc from white tuffeau, upright, all raspberry and violet.',
      description:
        'Jeanne planted the hedge in 1953, the year she first bottled a wine here. It seemed right to name one after the other: aubépine is hawthorn. Les Aubépines brings together twelve plots of Cabernet Franc around the house, all of them on the white tuffeau of Turquant.\n\nEach plot has its own vat. Three weeks in concrete, no oak, short pump-overs: we look for fruit, and for the grain of the stone. We blend in February; then the wine spends twelve months in the gallery, half of it in barrels that have seen wine before.\n\nThis is the wine through which one enters our house: raspberry, violet, and a touch of chalk that holds to the end.',
      metaDescription:
        'Les Aubépines, red Saumur-Champigny from Domaine de la Roche-Perrine: Cabernet Franc on white tuffeau, in bottles, half-bottles and magnums.',
    },
  },
  features: {
    TASTING: {
      fr: 'Robe rubis, reflets violets. Framboise, violette, graphite. La bouche est droite, les tanins fins comme de la craie ; la finale revient sur le noyau de cerise.',
      en: 'Ruby with violet lights. Raspberry, violet, graphite. Straight on the palate, with tannins as fine as chalk; the finish comes back to cherry stone.',
    },
    PAIRING: {
      fr: 'Volaille rôtie, rillauds d’Anjou, épaule d’agneau, saint-nectaire. Ouvrir une demi-heure avant le repas.',
      en: 'Roast chicken, Anjou pork belly, shoulder of lamb, Saint-Nectaire. Open half an hour before the meal.',
    },
    SOIL: {
      fr: 'Tuffeau blanc, une craie micacée du Turonien, sous quarante centimètres d’argile. Les racines descendent de six mètres.',
      en: 'White tuffeau, a micaceous chalk of the Turonian, under forty centimetres of clay. Roots go down six metres.',
    },
    CULTURE: {
      fr: 'Guyot simple, ébourgeonnage à la main, un rang labouré sur deux. Vignes de 18 à 45 ans, 5 000 pieds à l’hectare.',
      en: 'Single Guyot, buds rubbed out by hand, every other row ploughed. Vines of 18 to 45 years, 5,000 to the hectare.',
    },
    HARVEST: {
      fr: 'À la main, en caisses de quinze kilos, dans la dernière semaine de septembre.',
      en: 'By hand, in crates of fifteen kilos, in the last week of September.',
    },
    VINIFICATION: {
      fr: 'Vendange égrappée, levures du raisin. Trois semaines en cuves de béton, une par parcelle, à 24 °C au plus.',
      en: 'Destemmed, fermented on the grapes’ own yeasts. Three weeks in concrete, one vat for each plot, at 24 °C at most.',
    },
    AGEING: {
      fr: 'Douze mois à 11,5 °C dans la galerie, moitié cuve, moitié barriques de quatre à dix vins. Mise en bouteille au domaine.',
      en: 'Twelve months in the gallery at 11.5 °C, half in vat, half in barrels of four to ten wines. Bottled at the estate.',
    },
  },
  recommended: [9, 2, 16, 19],
  gallery: [
    {
      picture: BOTTLE_2023,
      alt: {
        fr: 'Bouteille des Aubépines, saumur-champigny 2023',
        en: 'Bottle of Les Aubépines, Saumur-Champigny 2023',
      },
    },
    WALL,
    AUTUMN_ROWS,
    CELLAR,
  ],
  vintages: [
    {
      year: 2023,
      alcohol: 13,
      drink: [2025, 2031],
      serve: [14, 16],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Un été lourd, des orages, puis quinze jours de vent d’est en septembre qui ont tout remis en place. Nous avons trié deux fois : à la vigne, puis sur table.',
          en: 'A heavy summer of storms, then two weeks of east wind in September that put everything right. We sorted twice: in the rows, then on the table.',
        },
        TASTING: {
          fr: 'Le plus souple des cinq. Fraise, pivoine, un fond de réglisse. Il est prêt.',
          en: 'The most supple of the five. Strawberry, peony, liquorice underneath. It is ready.',
        },
      },
      declinations: [{ id: 1, centilitres: 75, stock: 480, byMultipleOf: 6, picture: BOTTLE_2023 }],
    },
    {
      year: 2022,
      alcohol: 13,
      drink: [2025, 2033],
      serve: [15, 17],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Cent jours presque sans pluie. Le tuffeau a rendu en août l’eau de l’hiver ; les grains sont restés petits, les peaux épaisses. Vendanges dès le 12 septembre.',
          en: 'A hundred days almost without rain. In August the tuffeau gave back the water of winter; berries stayed small, skins thick. We began on 12 September.',
        },
        TASTING: {
          fr: 'Mûre, cerise noire, thym sec. La bouche est pleine, les tanins serrés ; la craie revient en finale et rafraîchit l’ensemble.',
          en: 'Blackberry, black cherry, dry thyme. Full, with close tannins; chalk comes back at the end and freshens it all.',
        },
      },
      awards: [
        { name: 'Concours des vins du Val de Vienne', year: 2025, medal: 'GOLD' },
        { name: 'Guide des caves de tuffeau', year: 2026, medal: 'SCORE', score: '92/100' },
      ],
      declinations: [
        { id: 2, centilitres: 75, stock: 312, byMultipleOf: 6, picture: BOTTLE_2022 },
        {
          id: 3,
          centilitres: 37.5,
          priceCents: 720,
          stock: 96,
          picture: place('roche-perrine-les-aubepines-2022-demi.png'),
        },
        {
          id: 4,
          centilitres: 150,
          priceCents: 2650,
          stock: 30,
          picture: place('roche-perrine-les-aubepines-2022-magnum.png'),
        },
      ],
    },
    {
      year: 2021,
      alcohol: 13,
      drink: [2024, 2029],
      serve: [14, 16],
      sugars: 0.1,
      ...BOTTLED_UNDER_NITROGEN,
      features: {
        YEAR_STORY: {
          fr: 'Le gel d’avril a pris un tiers de la récolte. Le reste a mûri lentement, jusqu’au 8 octobre. Peu de vin, et un vin fin.',
          en: 'April’s frost took a third of the crop. The rest ripened slowly, until 8 October. Little wine, and fine-boned.',
        },
        TASTING: {
          fr: 'Groseille, poivre blanc, feuille de cassis. Une bouche légère et longue, à la façon des années d’avant.',
          en: 'Redcurrant, white pepper, blackcurrant leaf. Light and long, in the manner of earlier years.',
        },
      },
      declinations: [
        {
          id: 5,
          centilitres: 75,
          stock: 66,
          byMultipleOf: 6,
          picture: place('roche-perrine-les-aubepines-2021.png'),
        },
      ],
    },
    {
      year: 2020,
      alcohol: 13,
      drink: [2023, 2032],
      serve: [15, 17],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Printemps précoce, été égal, vendanges sous le soleil du 10 au 24 septembre. Une année sans histoire, ce qui est rare.',
          en: 'An early spring, an even summer, harvest in sunshine from 10 to 24 September. A year without incident, which is rare.',
        },
        TASTING: {
          fr: 'Le fruit s’est fondu : prune, cuir clair, tabac blond. Les tanins sont ronds. En magnum, il garde deux ans d’avance sur le temps.',
          en: 'The fruit has settled: plum, pale leather, blond tobacco. The tannins have rounded. In magnum it stays two years younger.',
        },
      },
      awards: [{ name: 'Concours des vins du Val de Vienne', year: 2023, medal: 'SILVER' }],
      declinations: [
        {
          id: 6,
          centilitres: 75,
          priceCents: 1390,
          stock: 48,
          byMultipleOf: 6,
          picture: place('roche-perrine-les-aubepines-2020.png'),
        },
        {
          id: 7,
          centilitres: 150,
          priceCents: 2980,
          stock: 36,
          byMultipleOf: 6,
          picture: place('roche-perrine-les-aubepines-2020-magnum.png'),
        },
      ],
    },
    {
      year: 2019,
      alcohol: 13,
      drink: [2022, 2029],
      serve: [15, 17],
      sugars: 0.1,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Deux nuits de gel, deux canicules, et des raisins sains. Le dernier carton a quitté la cave en mars 2025.',
          en: 'Two nights of frost, two heatwaves, and sound grapes. The last case left the cellar in March 2025.',
        },
        TASTING: {
          fr: 'Cerise à l’eau-de-vie, sous-bois, une trame encore ferme.',
          en: 'Cherry in brandy, undergrowth, a frame still firm.',
        },
      },
      declinations: [
        {
          id: 8,
          centilitres: 75,
          priceCents: 1490,
          stock: 0,
          byMultipleOf: 6,
          picture: place('roche-perrine-les-aubepines-2019.png'),
        },
      ],
    },
  ],
}
