/** The names of what an estate sells. Closed sets are those of contract/catalogue/closed-sets.ts; who uses a name checks that none is missing. */
export const fr = {
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
}

export type CatalogueWords = typeof fr
