import type { DemoProduct } from '#db/demo/catalogue.ts'
import { STILL } from '#db/demo/label-words.ts'
import { ALLEY, CELLAR, RIDGE } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BOTTLE_2021 = place('roche-perrine-pierre-levee-2021.png')

export const pierreLevee: DemoProduct = {
  id: 4,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'PIE',
  colour: 'WHITE',
  appellation: 'Savennières',
  grapes: { Chenin: 100 },
  dishes: ['FISH', 'POULTRY', 'CHEESE'],
  priceCents: 2400,
  picture: BOTTLE_2021,
  tags: ['bio', 'garde', 'cadeau'],
  texts: {
    fr: {
      name: 'Pierre Levée',
      slug: 'pierre-levee',
      teaser: 'Un savennières de schiste bleu, cacheté à la cire : dense, salin, fait pour attendre.',
      description:
        'C’est la parcelle de Jeanne : quarante-six ares de schiste bleu sur un éperon au-dessus de la Loire, et, au bout du rang 9, une pierre dressée dont personne ne sait plus rien. On la contourne avec la charrue.\n\nLe chenin y donne peu. Nous le vendangeons grain doré, en trois passages, et nous le pressons à Turquant le jour même. Il fermente et vieillit dix-huit mois en demi-muids, dans le noir.\n\nDense, sec, presque austère la première année. Puis viennent la cire, le fenouil, la pierre à feu. Chaque bouteille est trempée à la main dans la cire.',
      metaDescription:
        'Pierre Levée, Savennières : chenin de schiste bleu, dix-huit mois en demi-muids, bouteille cirée à la main. Millésimes 2020 et 2021.',
    },
    en: {
      name: 'Pierre Levée',
      slug: 'pierre-levee',
      teaser: 'A Savennières from blue schist, sealed with wax: dense, saline, made to wait.',
      description:
        'This is Jeanne’s plot: less than half a hectare of blue schist on a spur above the Loire and, at the end of row 9, a standing stone nobody remembers anything about. The plough goes round it.\n\nChenin gives little here. We pick it golden, in three passes, and press it at Turquant the same day. It ferments and ages for eighteen months in large casks, in the dark.\n\nDense, dry, almost austere in its first year. Then come beeswax, fennel, gunflint. Each bottle is dipped in wax by hand.',
      metaDescription:
        'Pierre Levée, Savennières: Chenin from blue schist, eighteen months in large casks, each bottle dipped in wax by hand. Vintages 2020 and 2021.',
    },
  },
  features: {
    TASTING: {
      fr: 'Or vif. Cire, fenouil, écorce de citron. La bouche est dense, tendue par le schiste ; la finale est longue, presque fumée.',
      en: 'Bright gold. Beeswax, fennel, lemon peel. Dense, drawn tight by the schist; a long finish, almost smoky.',
    },
    PAIRING: {
      fr: 'Homard, turbot, ris de veau, comté de trente mois. Le servir dans un grand verre.',
      en: 'Lobster, turbot, sweetbreads, thirty-month Comté. Serve it in a large glass.',
    },
    SOIL: {
      fr: 'Schiste bleu et veines de quartz, vingt centimètres de terre. La pierre se délite en feuilles et garde la chaleur.',
      en: 'Blue schist with veins of quartz, twenty centimetres of soil. The stone splits into leaves and holds the heat.',
    },
    CULTURE: {
      fr: 'Quarante-six ares travaillés au cheval. Certifié agriculture biologique depuis le millésime 2018.',
      en: 'Less than half a hectare, worked by horse. Certified organic since the 2018 vintage.',
    },
    HARVEST: {
      fr: 'Trois passages à la main, de la mi-septembre au 10 octobre, grain doré.',
      en: 'Three passes by hand, from mid-September to 10 October, when the berries are golden.',
    },
    VINIFICATION: {
      fr: 'Pressurage lent de grappes entières, fermentation en demi-muids de 500 litres, sans levurage.',
      en: 'Slow whole-bunch pressing, fermentation in casks of 500 litres, no added yeast.',
    },
    AGEING: {
      fr: 'Dix-huit mois sur lies, dans les demi-muids. Mise en mai, cire posée à la main.',
      en: 'Eighteen months on the lees, in the same casks. Bottled in May, waxed by hand.',
    },
  },
  recommended: [13, 3, 6],
  gallery: [
    {
      picture: BOTTLE_2021,
      alt: {
        fr: 'Bouteille cirée de Pierre Levée, savennières 2021',
        en: 'Wax-sealed bottle of Pierre Levée, Savennières 2021',
      },
    },
    RIDGE,
    ALLEY,
    CELLAR,
  ],
  vintages: [
    {
      year: 2021,
      alcohol: 13,
      drink: [2026, 2036],
      serve: [11, 13],
      sugars: 0.3,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Onze hectolitres. Le gel avait laissé une grappe par cep ; elle a eu tout le soleil pour elle.',
          en: 'Eleven hectolitres. The frost had left one bunch to a vine; it had the sun to itself.',
        },
        TASTING: {
          fr: 'Citron confit, silex, iode. Une bouche étroite et très longue, qui commence à se livrer.',
          en: 'Candied lemon, flint, iodine. Narrow and very long; it is beginning to speak.',
        },
      },
      awards: [{ name: 'Guide des caves de tuffeau', year: 2025, medal: 'SCORE', score: '95/100' }],
      declinations: [{ id: 18, centilitres: 75, stock: 120, picture: BOTTLE_2021 }],
    },
    {
      year: 2020,
      alcohol: 14,
      drink: [2025, 2037],
      serve: [11, 13],
      sugars: 0.3,
      ...STILL,
      features: {
        YEAR_STORY: {
          fr: 'Un été long et régulier. Le troisième passage, le 2 octobre, a donné la moitié de la cuvée.',
          en: 'A long, even summer. The third pass, on 2 October, made half the wine.',
        },
        TASTING: {
          fr: 'Miel, safran, écorce d’orange. Large et pourtant sec, avec un bel amer de gentiane.',
          en: 'Honey, saffron, orange peel. Broad and yet dry, with a fine gentian bitterness.',
        },
      },
      awards: [{ name: 'Prix du Coteau blanc', year: 2023, medal: 'SILVER' }],
      declinations: [
        { id: 19, centilitres: 75, priceCents: 2600, stock: 12, picture: place('roche-perrine-pierre-levee-2020.png') },
      ],
    },
  ],
}
