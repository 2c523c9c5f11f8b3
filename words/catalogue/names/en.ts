import type { CatalogueWords } from './fr.ts'

export const en: CatalogueWords = {
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
}
