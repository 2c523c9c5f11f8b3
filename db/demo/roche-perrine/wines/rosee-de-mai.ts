import type { DemoProduct } from '#db/demo/catalogue.ts'
import { KEPT_CLEAR } from '#db/demo/label-words.ts'
import { ALLEY, WALL } from '#db/demo/roche-perrine/gallery.ts'
import { place } from '#db/demo/roche-perrine/pictures.ts'

const BOTTLE_2024 = place('roche-perrine-rosee-de-mai-2024.png')

export const roseeDeMai: DemoProduct = {
  id: 5,
  type: 'WINE',
  kind: 'STILL',
  subtype: 'BOTTLE',
  reference: 'ROS',
  colour: 'ROSE',
  appellation: 'Rosé de Loire',
  grapes: { 'Cabernet franc': 60, Grolleau: 40 },
  dishes: ['APERITIF', 'FISH', 'POULTRY'],
  priceCents: 860,
  picture: BOTTLE_2024,
  tags: ['apero'],
  texts: {
    fr: {
      name: 'Rosée de Mai',
      slug: 'rosee-de-mai',
      teaser: 'Un rosé de Loire sec et clair : cabernet franc pour le fruit, grolleau pour le poivre.',
      description:
        'Le grolleau est un vieux cépage d’ici, à gros grains, que l’on arrachait encore dans les années quatre-vingt. Nous en avons gardé un rang sur trois au bas du coteau. Pressé avec le cabernet franc, il donne un rosé pâle, sec, poivré.\n\nPas de macération : les grappes vont droit au pressoir, le jus fermente à froid et le vin est mis en bouteille la première semaine de mai, quand la haie fleurit. Il n’en reste plus l’hiver suivant.',
      metaDescription:
        'Rosée de Mai 2024, Rosé de Loire sec : cabernet franc et grolleau pressés directement, groseille et poivre blanc. Par six bouteilles.',
    },
    en: {
      name: 'Rosée de Mai',
      slug: 'rosee-de-mai',
      teaser: 'A dry, pale Rosé de Loire: Cabernet Franc for the fruit, Grolleau for the pepper.',
      description:
        'Grolleau is an old local grape with large berries that was still being pulled up in the eighties. We kept one row in three at the foot of the slope. Pressed with Cabernet Franc it makes a pale, dry, peppery rosé.\n\nNo maceration: the bunches go straight to the press, the juice ferments cool and the wine is bottled in the first week of May, when the hedge is in flower. By the following winter there is none left.',
      metaDescription:
        'Rosée de Mai 2024, dry Rosé de Loire: Cabernet Franc and Grolleau pressed straight away, redcurrant and white pepper. By six bottles.',
    },
  },
  features: {
    TASTING: {
      fr: 'Robe pâle, saumonée. Groseille, pamplemousse, poivre blanc. Sec, léger, net.',
      en: 'Pale salmon. Redcurrant, grapefruit, white pepper. Dry, light, clean.',
    },
    PAIRING: {
      fr: 'Salade de tomates, sardines grillées, rillettes de poisson, fromage de chèvre frais.',
      en: 'Tomato salad, grilled sardines, potted fish, fresh goat’s cheese.',
    },
    SOIL: {
      fr: 'Sables et argiles du bas de coteau, sur tuffeau.',
      en: 'Sand and clay at the foot of the slope, over tuffeau.',
    },
    CULTURE: {
      fr: 'Vignes de douze à trente ans, herbe un rang sur deux.',
      en: 'Vines of twelve to thirty years, grass in every other row.',
    },
    HARVEST: {
      fr: 'À la main, avant neuf heures, du 14 au 18 septembre 2024.',
      en: 'By hand, before nine, from 14 to 18 September 2024.',
    },
    VINIFICATION: {
      fr: 'Pressurage direct, débourbage à froid, fermentation à 16 °C en cuve.',
      en: 'Pressed straight away, settled cold, fermented at 16 °C in vat.',
    },
    AGEING: { fr: 'Six mois en cuve, sur lies fines.', en: 'Six months in vat, on fine lees.' },
  },
  recommended: [10, 8, 3],
  gallery: [
    {
      picture: BOTTLE_2024,
      alt: { fr: 'Bouteille de Rosée de Mai, rosé de Loire 2024', en: 'Bottle of Rosée de Mai, Rosé de Loire 2024' },
    },
    ALLEY,
    WALL,
  ],
  vintages: [
    {
      year: 2024,
      alcohol: 12,
      drink: [2025, 2026],
      serve: [8, 10],
      sugars: 0.3,
      ...KEPT_CLEAR,
      features: {
        YEAR_STORY: {
          fr: 'Une année de pluie. Il a fallu choisir ses jours ; le rosé en sort plus léger, plus vif.',
          en: 'A year of rain. One had to choose one’s days; the rosé came out lighter and livelier.',
        },
        TASTING: {
          fr: 'Groseille blanche, écorce de pamplemousse, une pointe de sel.',
          en: 'Whitecurrant, grapefruit peel, a pinch of salt.',
        },
      },
      awards: [{ name: 'Concours des vins du Val de Vienne', year: 2025, medal: 'BRONZE' }],
      declinations: [{ id: 20, centilitres: 75, stock: 600, byMultipleOf: 6, picture: BOTTLE_2024 }],
    },
  ],
}
