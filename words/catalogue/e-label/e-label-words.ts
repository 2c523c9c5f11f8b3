/** What an e-label says in one language of the Union. */
export interface ELabelWords {
  /** Its own name, as links to it are written. */
  language: string
  title: string
  ingredientsTitle: string
  nutritionTitle: string
  per100ml: string
  /** The terms of annex XV of Regulation (EU) 1169/2011. */
  energy: string
  fat: string
  saturates: string
  carbohydrate: string
  sugars: string
  protein: string
  salt: string
  /** For when fat, saturates, protein and salt are none or next to none (Regulation (EU) 1169/2011, article 34(5)). */
  negligible: string
  noIngredients: string
  noNutrition: string
  producer: string
  quantity: string
  alcohol: string
  otherLanguages: string
  notFound: string
  protectiveAtmosphere: string
  /** What an additive does, as annex VII part C of the same regulation names it; it stands before the name. */
  classes: Record<AdditiveClass, string>
  /** What must be told beside the list (Delegated Regulation (EU) 2019/33, article 41). */
  contains: Record<AllergenCode, string>
  /** What may be in a wine, as Delegated Regulation (EU) 2019/934 names it. */
  names: Record<IngredientCode, string>
}

type AdditiveClass = 'acidityRegulator' | 'preservative' | 'antioxidant' | 'stabiliser'
type AllergenCode = 'SULPHITES' | 'EGG' | 'MILK'
type IngredientCode =
  | 'GRAPES'
  | 'GRAPE_MUST'
  | 'CONCENTRATED_GRAPE_MUST'
  | 'RECTIFIED_CONCENTRATED_MUST'
  | 'SUCROSE'
  | 'TIRAGE_LIQUEUR'
  | 'EXPEDITION_LIQUEUR'
  | 'TARTARIC_ACID'
  | 'MALIC_ACID'
  | 'LACTIC_ACID'
  | 'CITRIC_ACID'
  | 'SULPHITES'
  | 'SULPHUR_DIOXIDE'
  | 'POTASSIUM_METABISULPHITE'
  | 'ASCORBIC_ACID'
  | 'POTASSIUM_SORBATE'
  | 'METATARTARIC_ACID'
  | 'GUM_ARABIC'
  | 'MANNOPROTEINS'
  | 'CELLULOSE_GUM'
  | 'POTASSIUM_POLYASPARTATE'
  | 'CARBON_DIOXIDE'
  | 'ARGON'
  | 'NITROGEN'
