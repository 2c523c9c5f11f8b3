/** What a technical sheet says. The closed sets are those of contract/catalogue/sets.ts. */
interface SheetWords {
  /** The end of the file’s name. */
  filename: string
  /** `Les Aubépines 2020, fiche technique` */
  title: string
  wine: Record<'RED' | 'WHITE' | 'ROSE' | 'NONE', string>
  /** What is added to it; nothing for a still wine. */
  kind: Record<'SPARKLING' | 'SWEET', string>
  grape: string
  grapes: string
  share: string
  alcohol: string
  alcoholOf: string
  service: string
  serviceAt: string
  serviceBetween: string
  keeping: string
  drinkBetween: string
  drinkFrom: string
  drinkUntil: string
  formats: string
  centilitres: string
  litres: string
  story: string
  awards: string
  medal: Record<'GOLD' | 'SILVER' | 'BRONZE', string>
  features: Record<FeatureName, string>
  ingredients: string
  energy: string
  energyOf: string
  code: string
}

type FeatureName =
  | 'TASTING'
  | 'PAIRING'
  | 'SOIL'
  | 'VINIFICATION'
  | 'AGEING'
  | 'HARVEST'
  | 'CULTURE'
  | 'YEAR_STORY'
  | 'CONTENT'
  | 'OWN'

const fr: SheetWords = {
  filename: 'fiche-technique',
  title: '{wine}, fiche technique',
  wine: { RED: 'Vin rouge', WHITE: 'Vin blanc', ROSE: 'Vin rosé', NONE: 'Vin' },
  kind: { SPARKLING: 'effervescent', SWEET: 'moelleux' },
  grape: 'Cépage',
  grapes: 'Cépages',
  share: '{grape} {percent} %',
  alcohol: 'Alcool',
  alcoholOf: '{percent} % vol.',
  service: 'Service',
  serviceAt: '{from} °C',
  serviceBetween: '{from} à {until} °C',
  keeping: 'Garde',
  drinkBetween: 'À boire de {from} à {until}',
  drinkFrom: 'À boire à partir de {from}',
  drinkUntil: 'À boire jusqu’en {until}',
  formats: 'Formats',
  centilitres: '{volume} cl',
  litres: '{volume} l',
  story: 'Le vin',
  awards: 'Distinctions',
  medal: { GOLD: 'Médaille d’or', SILVER: 'Médaille d’argent', BRONZE: 'Médaille de bronze' },
  features: {
    TASTING: 'Dégustation',
    PAIRING: 'Accords',
    SOIL: 'Sol',
    VINIFICATION: 'Vinification',
    AGEING: 'Élevage',
    HARVEST: 'Vendange',
    CULTURE: 'Conduite de la vigne',
    YEAR_STORY: 'Le millésime',
    CONTENT: 'Contenu',
    OWN: 'À savoir',
  },
  ingredients: 'Ingrédients :',
  energy: 'Énergie pour 100 ml :',
  energyOf: '{kj} kJ / {kcal} kcal',
  code: 'La page de ce vin',
}

const en: SheetWords = {
  filename: 'technical-sheet',
  title: '{wine}, technical sheet',
  wine: { RED: 'Red wine', WHITE: 'White wine', ROSE: 'Rosé wine', NONE: 'Wine' },
  kind: { SPARKLING: 'sparkling', SWEET: 'sweet' },
  grape: 'Grape variety',
  grapes: 'Grape varieties',
  share: '{grape} {percent}%',
  alcohol: 'Alcohol',
  alcoholOf: '{percent}% vol.',
  service: 'Serve at',
  serviceAt: '{from} °C',
  serviceBetween: '{from} to {until} °C',
  keeping: 'Keeping',
  drinkBetween: 'Drink from {from} to {until}',
  drinkFrom: 'Drink from {from}',
  drinkUntil: 'Drink until {until}',
  formats: 'Formats',
  centilitres: '{volume} cl',
  litres: '{volume} l',
  story: 'The wine',
  awards: 'Awards',
  medal: { GOLD: 'Gold medal', SILVER: 'Silver medal', BRONZE: 'Bronze medal' },
  features: {
    TASTING: 'Tasting',
    PAIRING: 'Pairing',
    SOIL: 'Soil',
    VINIFICATION: 'Vinification',
    AGEING: 'Ageing',
    HARVEST: 'Harvest',
    CULTURE: 'Work in the vineyard',
    YEAR_STORY: 'The vintage',
    CONTENT: 'Content',
    OWN: 'Good to know',
  },
  ingredients: 'Ingredients:',
  energy: 'Energy per 100 ml:',
  energyOf: '{kj} kJ / {kcal} kcal',
  code: 'The page of this wine',
}

export const sheetWords = { fr, en }
