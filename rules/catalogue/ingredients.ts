import type { Allergen, Ingredient } from '#contract/catalogue/e-labels.ts'

/** What an additive does in a wine; grapes, sugar and the like are no additives, gases leave the wine. */
type IngredientRole = 'food' | 'acidityRegulator' | 'preservative' | 'antioxidant' | 'stabiliser' | 'gas'

/** Delegated Regulation (EU) 2019/934, annex I part A, table 2. */
const ROLES: Readonly<Record<Ingredient, IngredientRole>> = {
  GRAPES: 'food',
  GRAPE_MUST: 'food',
  CONCENTRATED_GRAPE_MUST: 'food',
  RECTIFIED_CONCENTRATED_MUST: 'food',
  SUCROSE: 'food',
  TIRAGE_LIQUEUR: 'food',
  EXPEDITION_LIQUEUR: 'food',
  TARTARIC_ACID: 'acidityRegulator',
  MALIC_ACID: 'acidityRegulator',
  LACTIC_ACID: 'acidityRegulator',
  CITRIC_ACID: 'acidityRegulator',
  SULPHITES: 'preservative',
  SULPHUR_DIOXIDE: 'preservative',
  POTASSIUM_METABISULPHITE: 'preservative',
  ASCORBIC_ACID: 'antioxidant',
  POTASSIUM_SORBATE: 'preservative',
  METATARTARIC_ACID: 'stabiliser',
  GUM_ARABIC: 'stabiliser',
  MANNOPROTEINS: 'stabiliser',
  CELLULOSE_GUM: 'stabiliser',
  POTASSIUM_POLYASPARTATE: 'stabiliser',
  CARBON_DIOXIDE: 'gas',
  ARGON: 'gas',
  NITROGEN: 'gas',
}

/** Each of these is an allergen, whatever it is called (Regulation (EU) 1169/2011, annex II, 12). */
const SULPHITES: readonly Ingredient[] = ['SULPHITES', 'SULPHUR_DIOXIDE', 'POTASSIUM_METABISULPHITE']

export function ingredientRole(ingredient: Ingredient): IngredientRole {
  return ROLES[ingredient]
}

export function isAllergen(ingredient: Ingredient): boolean {
  return SULPHITES.includes(ingredient)
}

/** Codes that the estate has written and that we have words for, each once, in its order. */
export function knownIngredients(codes: readonly string[]): Ingredient[] {
  return [...new Set(codes)].filter((code): code is Ingredient => Object.hasOwn(ROLES, code))
}

const ALLERGENS: Readonly<Record<Allergen, true>> = { SULPHITES: true, EGG: true, MILK: true }

/** Sulphites among the ingredients are told beside the list even where the estate forgot to. */
export function knownAllergens(codes: readonly string[], ingredients: readonly Ingredient[]): Allergen[] {
  const all = ingredients.some(isAllergen) ? ['SULPHITES', ...codes] : codes
  return [...new Set(all)].filter((code): code is Allergen => Object.hasOwn(ALLERGENS, code))
}

interface Amounts {
  fat: number | null
  saturates: number | null
  protein: number | null
  salt: number | null
}

/** Under these, in grams of 100 ml, an amount is rounded to nothing (Commission guidance on tolerances, 2012, 6). */
const NEXT_TO_NOTHING = { fat: 0.5, saturates: 0.1, protein: 0.5, salt: 0.0125 } as const

/** Whether one sentence may stand for the four (Regulation (EU) 1169/2011, article 34(5)). */
export function hasOnlyTraces(amounts: Amounts): boolean {
  const names = Object.keys(NEXT_TO_NOTHING) as (keyof Amounts)[]
  return names.every((name) => (amounts[name] ?? 0) <= NEXT_TO_NOTHING[name])
}
