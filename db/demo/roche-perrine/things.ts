import type { DemoProduct } from '#db/demo/catalogue.ts'
import { place } from './pictures.ts'

const GLASSES = place('accessoire-verres-degustation.png')
const CORKSCREW = place('accessoire-tire-bouchon.png')
const APRON = place('roche-perrine-tablier.png')
const JUICE = place('roche-perrine-jus-de-raisin.png')
const HONEY = place('roche-perrine-miel-de-la-haie.png')
const JELLY = place('roche-perrine-gelee-de-cabernet.png')
const GIFT_CARD = place('roche-perrine-carte-cadeau.png')

export const things: readonly DemoProduct[] = [
  {
    id: 22,
    type: 'OTHER',
    kind: 'GLASSWARE',
    reference: 'VRE',
    priceCents: 1800,
    variation: 'set',
    picture: GLASSES,
    tags: ['cadeau'],
    texts: {
      fr: {
        name: 'Verres à dégustation',
        slug: 'verres-a-degustation',
        teaser: 'Les verres du caveau : un calice resserré, une jambe droite, ni gravure ni pied de couleur.',
        description:
          'Ce sont ceux que vous avez tenus au caveau. Trente-huit centilitres, un buvant mince, une forme qui convient au chenin comme au cabernet franc. Ils passent au lave-vaisselle, loin des assiettes.',
        metaDescription:
          'Les verres à dégustation du caveau de la Roche-Perrine, 38 cl, par deux ou par six. Un calice resserré pour le chenin et le cabernet franc.',
      },
      en: {
        name: 'Tasting glasses',
        slug: 'tasting-glasses',
        teaser: 'The glasses of our cellar: a tapering bowl, a straight stem, no engraving, no coloured foot.',
        description:
          'They are the ones you held in the cellar. Thirty-eight centilitres, a thin rim, a shape that suits Chenin as well as Cabernet Franc. They go in the dishwasher, away from the plates.',
        metaDescription:
          'The tasting glasses of the Roche-Perrine cellar, 38 cl, in sets of two or six. A tapering bowl for Chenin and Cabernet Franc.',
      },
    },
    recommended: [23, 17],
    declinations: [
      { id: 44, variation: 'two', stock: 40, picture: GLASSES },
      { id: 45, variation: 'six', priceCents: 4800, stock: 12, picture: GLASSES },
    ],
  },
  {
    id: 23,
    type: 'OTHER',
    kind: 'ACCESSORY',
    reference: 'TIR',
    priceCents: 2400,
    picture: CORKSCREW,
    tags: ['cadeau'],
    texts: {
      fr: {
        name: 'Tire-bouchon de noyer',
        slug: 'tire-bouchon-de-noyer',
        teaser: 'Une vis d’acier, une poignée de noyer tournée à Montsoreau. Rien à expliquer.',
        description:
          'Yvon tourne les poignées dans le noyer d’une haie abattue par la tempête de 2010. La vis est en acier, à âme creuse : elle entre droit et ne casse pas les vieux bouchons.',
        metaDescription:
          'Tire-bouchon à vis d’acier et poignée de noyer tournée à la main, à Montsoreau. L’outil du caveau de la Roche-Perrine.',
      },
      en: {
        name: 'Walnut corkscrew',
        slug: 'walnut-corkscrew',
        teaser: 'A steel worm, a walnut handle turned at Montsoreau. Nothing to explain.',
        description:
          'Yvon turns the handles from the walnut of a hedge brought down by the storm of 2010. The worm is steel, with an open core: it goes in straight and does not break old corks.',
        metaDescription:
          'Corkscrew with a steel worm and a walnut handle turned by hand at Montsoreau. The tool of the Roche-Perrine cellar.',
      },
    },
    recommended: [22, 24],
    declinations: [{ id: 46, stock: 25, picture: CORKSCREW }],
  },
  {
    id: 24,
    type: 'OTHER',
    kind: 'ACCESSORY',
    reference: 'TAB',
    priceCents: 3200,
    variation: 'size',
    picture: APRON,
    tags: ['nouveaute'],
    texts: {
      fr: {
        name: 'Tablier de caveau',
        slug: 'tablier-de-caveau',
        teaser: 'Le tablier d’Inès : toile de coton lie-de-vin, deux poches, un torchon qui tient tout seul.',
        description:
          'Une toile de coton de 340 grammes, teinte lie-de-vin, cousue à Cholet. Deux poches, un passant pour le torchon, une bride de laiton au cou. Il se lave à 40 °C et s’assouplit avec les années.',
        metaDescription:
          'Tablier de caveau en toile de coton lie-de-vin, cousu à Cholet : deux poches, un passant pour le torchon. Tailles S/M et L/XL.',
      },
      en: {
        name: 'Cellar apron',
        slug: 'cellar-apron',
        teaser: 'Inès’s apron: wine-coloured cotton canvas, two pockets, a loop that holds the cloth.',
        description:
          'Cotton canvas of 340 grams, dyed the colour of lees, sewn at Cholet. Two pockets, a loop for the cloth, a brass ring at the neck. It washes at 40 °C and softens over the years.',
        metaDescription:
          'Cellar apron of wine-coloured cotton canvas, sewn at Cholet: two pockets, a loop for the cloth. Sizes S/M and L/XL.',
      },
    },
    recommended: [23, 22],
    declinations: [
      { id: 47, variation: 'sm', stock: 14, picture: APRON },
      { id: 48, variation: 'lxl', stock: 3, picture: APRON },
    ],
  },
  {
    id: 25,
    type: 'OTHER',
    kind: 'JUICE',
    reference: 'JUS',
    priceCents: 480,
    vatRate: 5.5,
    picture: JUICE,
    tags: ['bio', 'apero'],
    texts: {
      fr: {
        name: 'Jus de raisin',
        slug: 'jus-de-raisin',
        teaser: 'Le jus du grolleau, pressé le matin, pasteurisé le soir. Un litre, sans alcool, sans sucre ajouté.',
        description:
          'Une part de la vendange ne fermente pas. Le jus de grolleau est pressé, décanté une nuit et pasteurisé en bouteille d’un litre. Du raisin, rien d’autre. Ouvert, il se garde quatre jours au froid.',
        metaDescription:
          'Jus de raisin du domaine, grolleau biologique pressé à Turquant : bouteille d’un litre, sans alcool et sans sucre ajouté.',
      },
      en: {
        name: 'Grape juice',
        slug: 'grape-juice',
        teaser:
          'The juice of Grolleau, pressed in the morning, pasteurised by evening. One litre, no alcohol, no added sugar.',
        description:
          'Part of the harvest never ferments. The juice of Grolleau is pressed, left to settle for a night and pasteurised in one-litre bottles. Grapes, nothing else. Once open it keeps for four days in the cold.',
        metaDescription:
          'Grape juice from the estate, organic Grolleau pressed at Turquant: one-litre bottle, no alcohol, no added sugar.',
      },
    },
    recommended: [26, 27],
    declinations: [{ id: 49, centilitres: 100, stock: 160, picture: JUICE }],
  },
  {
    id: 26,
    type: 'OTHER',
    kind: 'FOOD',
    reference: 'MIE',
    priceCents: 850,
    vatRate: 5.5,
    picture: HONEY,
    tags: ['cadeau'],
    texts: {
      fr: {
        name: 'Miel de la haie',
        slug: 'miel-de-la-haie',
        teaser: 'Aubépine, tilleul, ronce : le miel des six ruches posées au bout de l’allée.',
        description:
          'Les six ruches de Martial sont au bout de l’allée, contre la haie. Il récolte en juillet, ce que les abeilles veulent bien laisser. Un miel clair, doux, qui cristallise à l’automne. Pot de 250 g.',
        metaDescription:
          'Miel de la haie, récolté à Turquant : aubépine, tilleul et ronce. Six ruches, une récolte en juillet, pot de 250 g.',
      },
      en: {
        name: 'Honey from the hedge',
        slug: 'honey-from-the-hedge',
        teaser: 'Hawthorn, lime, bramble: the honey of six hives at the end of the lane.',
        description:
          'Martial’s six hives stand at the end of the lane, against the hedge. He takes in July what the bees are willing to leave. A pale, mild honey that sets in autumn. Jar of 250 g.',
        metaDescription:
          'Honey from the hedge, taken at Turquant: hawthorn, lime and bramble. Six hives, one harvest in July, jar of 250 g.',
      },
    },
    recommended: [27, 25],
    declinations: [{ id: 50, stock: 36, picture: HONEY }],
  },
  {
    id: 27,
    type: 'OTHER',
    kind: 'FOOD',
    reference: 'GEL',
    priceCents: 620,
    vatRate: 5.5,
    picture: JELLY,
    texts: {
      fr: {
        name: 'Gelée de cabernet franc',
        slug: 'gelee-de-cabernet-franc',
        teaser: 'Le jus du cabernet franc, cuit avec du sucre et un peu de citron. Pour le fromage.',
        description:
          'Odile la fait encore, dans la bassine de cuivre de sa belle-mère : du jus de cabernet franc, du sucre, du citron, deux heures de feu. Elle va avec la tomme et le chèvre sec. Pot de 220 g.',
        metaDescription:
          'Gelée de cabernet franc du domaine, cuite au chaudron de cuivre : jus de raisin, sucre et citron. Pot de 220 g.',
      },
      en: {
        name: 'Cabernet Franc jelly',
        slug: 'cabernet-franc-jelly',
        teaser: 'The juice of Cabernet Franc, cooked with sugar and a little lemon. For cheese.',
        description:
          'Odile still makes it, in her mother-in-law’s copper pan: juice of Cabernet Franc, sugar, lemon, two hours over the fire. It goes with tomme and dry goat’s cheese. Jar of 220 g.',
        metaDescription:
          'Cabernet Franc jelly from the estate, cooked in a copper pan: grape juice, sugar and lemon. Jar of 220 g.',
      },
    },
    recommended: [26, 25],
    declinations: [{ id: 51, stock: 48, picture: JELLY }],
  },
  {
    id: 28,
    type: 'OTHER',
    kind: 'GIFT_CARD',
    reference: 'CAR',
    priceCents: 5000,
    vatRate: 0,
    variation: 'amount',
    isDematerialized: true,
    hasShippingFees: false,
    picture: GIFT_CARD,
    tags: ['cadeau'],
    texts: {
      fr: {
        name: 'Carte cadeau',
        slug: 'carte-cadeau',
        teaser: 'Un code envoyé par courriel, valable deux ans sur la boutique et au caveau.',
        description:
          'Vous choisissez le montant, nous envoyons la carte par courriel. Elle vaut deux ans, en une ou plusieurs fois, sur la boutique comme au caveau de Turquant.',
        metaDescription:
          'Carte cadeau du Domaine de la Roche-Perrine : de 20 à 500 €, envoyée par courriel, valable deux ans en ligne et au caveau.',
      },
      en: {
        name: 'Gift card',
        slug: 'gift-card',
        teaser: 'A code sent by e-mail, good for two years in the shop and at the cellar.',
        description:
          'You choose the amount, we send the card by e-mail. It is good for two years, in one go or several, in the shop and at the cellar in Turquant.',
        metaDescription:
          'Gift card of Domaine de la Roche-Perrine: from €20 to €500, sent by e-mail, good for two years online and at the cellar.',
      },
    },
    recommended: [21, 17],
    declinations: [
      { id: 52, variation: '50', priceCents: 5000, stock: 'uncounted', picture: GIFT_CARD },
      { id: 53, variation: '100', priceCents: 10000, stock: 'uncounted', picture: GIFT_CARD },
      { id: 54, variation: '150', priceCents: 15000, stock: 'uncounted', picture: GIFT_CARD },
      {
        id: 55,
        variation: 'own',
        priceCents: 2000,
        giftAmount: { leastCents: 2000, mostCents: 50000 },
        stock: 'uncounted',
        picture: GIFT_CARD,
      },
    ],
  },
]
