/** The names of what an estate sells. Closed sets are those of contract/catalogue/sets.ts; who uses a name checks that none is missing. */
export const catalogueWords = {
  fr: {
    colours: { RED: 'Rouge', WHITE: 'Blanc', ROSE: 'Rosé' },
    kinds: {
      STILL: 'Vin tranquille',
      SPARKLING: 'Effervescent',
      SWEET: 'Moelleux et liquoreux',
      CASE: 'Coffret',
      GIFT_BOX: 'Coffret cadeau',
      GLASSWARE: 'Verrerie',
      ACCESSORY: 'Accessoire',
      JUICE: 'Jus de raisin',
      FOOD: 'Épicerie',
      GIFT_CARD: 'Carte cadeau',
    },
    meals: {
      APERITIF: 'Apéritif',
      FISH: 'Poisson',
      POULTRY: 'Volaille',
      RED_MEAT: 'Viande rouge',
      CHEESE: 'Fromage',
      DESSERT: 'Dessert',
    },
    medals: {
      GOLD: 'Médaille d’or',
      SILVER: 'Médaille d’argent',
      BRONZE: 'Médaille de bronze',
      SCORE: 'Note de dégustation',
    },
    features: {
      TASTING: 'Dégustation',
      PAIRING: 'À table',
      SOIL: 'Terroir',
      VINIFICATION: 'Vinification',
      AGEING: 'Élevage',
      HARVEST: 'Vendange',
      CULTURE: 'Culture de la vigne',
      YEAR_STORY: 'Le millésime',
      CONTENT: 'Contenu',
    },
    /** By millilitres. */
    formats: {
      187: 'Quart',
      200: 'Piccolo',
      375: 'Demi-bouteille',
      500: 'Cinquante centilitres',
      620: 'Clavelin',
      750: 'Bouteille',
      1000: 'Litre',
      1500: 'Magnum',
      3000: 'Jéroboam',
      5000: 'Cubi de cinq litres',
      6000: 'Mathusalem',
    },
  },
  en: {
    colours: { RED: 'Red', WHITE: 'White', ROSE: 'Rosé' },
    kinds: {
      STILL: 'Still wine',
      SPARKLING: 'Sparkling',
      SWEET: 'Sweet',
      CASE: 'Case',
      GIFT_BOX: 'Gift box',
      GLASSWARE: 'Glassware',
      ACCESSORY: 'Accessory',
      JUICE: 'Grape juice',
      FOOD: 'Fine foods',
      GIFT_CARD: 'Gift card',
    },
    meals: {
      APERITIF: 'Aperitif',
      FISH: 'Fish',
      POULTRY: 'Poultry',
      RED_MEAT: 'Red meat',
      CHEESE: 'Cheese',
      DESSERT: 'Dessert',
    },
    medals: { GOLD: 'Gold medal', SILVER: 'Silver medal', BRONZE: 'Bronze medal', SCORE: 'Tasting score' },
    features: {
      TASTING: 'Tasting',
      PAIRING: 'At the table',
      SOIL: 'Terroir',
      VINIFICATION: 'Winemaking',
      AGEING: 'Ageing',
      HARVEST: 'Harvest',
      CULTURE: 'In the vineyard',
      YEAR_STORY: 'The vintage',
      CONTENT: 'Contents',
    },
    formats: {
      187: 'Quarter bottle',
      200: 'Piccolo',
      375: 'Half-bottle',
      500: 'Fifty centilitres',
      620: 'Clavelin',
      750: 'Bottle',
      1000: 'Litre',
      1500: 'Magnum',
      3000: 'Jeroboam',
      5000: 'Five-litre bag-in-box',
      6000: 'Methuselah',
    },
  },
}

export type CatalogueLocale = keyof typeof catalogueWords

/** `Magnum`; an unusual size is told in centilitres. */
export function formatName(millilitres: number, locale: CatalogueLocale): string {
  const names: Readonly<Record<number, string>> = catalogueWords[locale].formats
  return names[millilitres] ?? formatSize(millilitres, locale)
}

/** `75 cl`, `37,5 cl`, `1,5 l` from a litre and a half on. */
export function formatSize(millilitres: number, locale: CatalogueLocale): string {
  const [size, unit] = millilitres >= 1_000 ? [millilitres / 1_000, 'l'] : [millilitres / 10, 'cl']
  const told = locale === 'fr' ? String(size).replace('.', ',') : String(size)
  return `${told}\u00a0${unit}`
}
