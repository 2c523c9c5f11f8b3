import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { Kind, ProductType } from '#contract/catalogue/closed-sets.ts'
import type { ProductFields } from '#contract/catalogue/product-resource.ts'

/** What each kind of thing is sold as. */
const TYPE_OF_KIND: Readonly<Record<Kind, ProductType>> = {
  STILL: 'WINE',
  SPARKLING: 'WINE',
  SWEET: 'WINE',
  CASE: 'BOX',
  GIFT_BOX: 'BOX',
  GLASSWARE: 'OTHER',
  ACCESSORY: 'OTHER',
  JUICE: 'OTHER',
  FOOD: 'OTHER',
  GIFT_CARD: 'OTHER',
}

type Vintage = ProductFields['vintages'][number]
type Award = ProductFields['awards'][number]
type Found = Record<string, Problem>

/** What keeps a product from being saved: what no shape can say. */
export function productProblems(fields: ProductFields, mainLocale: string): Problems {
  const { texts, pictures, kind, type, grapes, features, awards, vintages } = fields
  const problems: Found = {}
  if (!texts[mainLocale]) problems[`texts.${mainLocale}`] = { problem: 'required' }
  if (TYPE_OF_KIND[kind] !== type) {
    const choices = (Object.keys(TYPE_OF_KIND) as Kind[]).filter((one) => TYPE_OF_KIND[one] === type)
    problems.kind = { problem: 'not-one-of', choices }
  }
  for (const [at, { texts: said }] of pictures.entries()) {
    if (!said[mainLocale]) problems[`pictures.${at}.texts.${mainLocale}`] = { problem: 'required' }
  }
  const shares = grapes.reduce((sum, { percent }) => sum + (percent ?? 0), 0)
  if (shares > 100) problems.grapes = { problem: 'too-big', limit: 100 }
  addFeatureProblems(problems, { features, at: 'features' })
  addAwardProblems(problems, { awards, at: 'awards' })
  addVintageProblems(problems, vintages)
  return problems
}

/** Only what the estate has named itself needs a label, and nothing else has one. */
function addFeatureProblems(
  problems: Found,
  { features, at }: { features: ProductFields['features']; at: string },
): void {
  for (const [index, { key, texts }] of features.entries()) {
    const own = `${at}.${index}.texts`
    if (Object.keys(texts).length === 0) problems[own] = { problem: 'required' }
    for (const [locale, { label }] of Object.entries(texts)) {
      if (key === 'OWN' && !label) problems[`${own}.${locale}.label`] = { problem: 'required' }
    }
  }
}

function addAwardProblems(problems: Found, { awards, at }: { awards: readonly Award[]; at: string }): void {
  for (const [index, { medal, score }] of awards.entries()) {
    if (medal === 'SCORE' && score === null) problems[`${at}.${index}.score`] = { problem: 'required' }
    if (medal !== 'SCORE' && score !== null) problems[`${at}.${index}.score`] = { problem: 'invalid' }
  }
}

function addVintageProblems(problems: Found, vintages: readonly Vintage[]): void {
  const years = new Set<number | null>()
  for (const [index, vintage] of vintages.entries()) {
    const at = `vintages.${index}`
    if (years.has(vintage.year)) problems[`${at}.year`] = { problem: 'already-taken' }
    years.add(vintage.year)
    for (const [name, problem] of Object.entries(yearProblems(vintage))) problems[`${at}.${name}`] = problem
    addFeatureProblems(problems, { features: vintage.features, at: `${at}.features` })
    addAwardProblems(problems, { awards: vintage.awards, at: `${at}.awards` })
  }
}

/** The lower of two has to come first; of two amounts, one is a part of the other. */
const ORDERED = [
  ['drinkFrom', 'drinkUntil'],
  ['serveFrom', 'serveUntil'],
] as const
const PART_OF = [
  ['saturates', 'fat'],
  ['sugars', 'carbohydrate'],
] as const
const AMOUNTS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const

function yearProblems(vintage: Vintage): Problems {
  const problems: Found = {}
  for (const [from, until] of ORDERED) {
    const least = vintage[from]
    const most = vintage[until]
    if (least !== null && most !== null && most < least) problems[until] = { problem: 'too-small', limit: least }
  }
  for (const [part, whole] of PART_OF) {
    const limit = vintage[whole]
    if ((vintage[part] ?? 0) > (limit ?? 100)) problems[part] = { problem: 'too-big', limit: limit ?? 0 }
  }
  if (new Set(vintage.ingredients).size < vintage.ingredients.length) problems.ingredients = { problem: 'given-twice' }
  return { ...problems, ...energyProblems(vintage) }
}

/** A kilocalorie is 4.184 kJ; factors of annex XIV of Regulation (EU) 1169/2011 and rounding lie a little beside it. */
const KJ_OF_KCAL = 4.184

/** An e-label tells its energy in both units, and whoever tells amounts tells it too (Regulation (EU) 1169/2011, 30). */
function energyProblems(vintage: Vintage): Problems {
  const { energyKj, energyKcal } = vintage
  const isTold = energyKj !== null || energyKcal !== null || AMOUNTS.some((name) => vintage[name] !== null)
  if (!isTold) return {}
  const problems: Found = {}
  if (energyKj === null) problems.energyKj = { problem: 'required' }
  if (energyKcal === null) problems.energyKcal = { problem: 'required' }
  if (energyKj === null || energyKcal === null) return problems
  const gap = Math.abs(energyKj - energyKcal * KJ_OF_KCAL)
  return gap > 5 + energyKj * 0.03 ? { energyKj: { problem: 'invalid' } } : {}
}
