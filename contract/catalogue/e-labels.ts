import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { Nutrition } from './products.ts'
import * as routes from './routes.ts'

/** The languages of the Union: an e-label speaks them all. */
export const EU_LANGUAGES = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'mt',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
] as const
export type EuLanguage = (typeof EU_LANGUAGES)[number]

/** What may be in a wine, as Regulation (EU) 2019/934 names it. */
export const INGREDIENTS = [
  'GRAPES',
  'GRAPE_MUST',
  'CONCENTRATED_GRAPE_MUST',
  'RECTIFIED_CONCENTRATED_MUST',
  'SUCROSE',
  'TIRAGE_LIQUEUR',
  'EXPEDITION_LIQUEUR',
  'TARTARIC_ACID',
  'MALIC_ACID',
  'LACTIC_ACID',
  'CITRIC_ACID',
  'SULPHITES',
  'SULPHUR_DIOXIDE',
  'POTASSIUM_METABISULPHITE',
  'ASCORBIC_ACID',
  'POTASSIUM_SORBATE',
  'METATARTARIC_ACID',
  'GUM_ARABIC',
  'MANNOPROTEINS',
  'CELLULOSE_GUM',
  'POTASSIUM_POLYASPARTATE',
  'CARBON_DIOXIDE',
  'ARGON',
  'NITROGEN',
] as const
export type Ingredient = (typeof INGREDIENTS)[number]

export const ALLERGENS = ['SULPHITES', 'EGG', 'MILK'] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What the law wants readable behind the code on the bottle, and nothing else. */
export const ELabel = z.object({
  idDeclination: z.number().int(),
  name: z.string(),
  producer: z.string(),
  appellation: z.string().nullable(),
  year: z.number().int().nullable(),
  /** In millilitres. */
  format: z.number().int().nullable(),
  alcohol: z.number().nullable(),
  ingredients: z.array(z.enum(INGREDIENTS)),
  allergens: z.array(z.enum(ALLERGENS)),
  nutrition: Nutrition.nullable(),
})
export type ELabel = z.infer<typeof ELabel>

export const getELabel = defineCall({
  name: 'getELabel',
  ...routes.getELabel,
  about: 'Ingredients, nutrition and allergens of a declination, behind the code on its label.',
  who: 'visitor',
  isShared: true,
  params: z.object({ idDeclination: IdParam }),
  output: ELabel,
  refusals: ['declination-not-found'],
})
