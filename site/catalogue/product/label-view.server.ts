import type { Ingredient } from '#contract/catalogue/e-labels.ts'
import type { Nutrition } from '#contract/catalogue/products.ts'
import { hasOnlyTraces, ingredientRole, knownAllergens, knownIngredients } from '#rules/catalogue/ingredients.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { eLabelWords } from '#words/catalogue/e-label/all-languages.ts'
import type { LabelView } from './product-view.ts'
import type { ViewContext } from './view-scene.server.ts'

/** What the code on the bottle leads to, on the wine's own page: ingredients, allergens, nutrition. */
export function labelView({ vintage, shop, words, locale, chosen }: ViewContext): LabelView | null {
  if (!vintage || !shop.showsNutrition) return null
  const { nutrition } = vintage
  const ingredients = knownIngredients(vintage.ingredients)
  if (!nutrition && ingredients.length === 0) return null
  const terms = eLabelWords[locale]
  const allergens = knownAllergens(vintage.allergens, ingredients).map((code) => terms.contains[code])
  return {
    title: terms.title,
    ingredients:
      ingredients.length > 0 ? { label: terms.ingredientsTitle, value: ingredientsIn(ingredients, locale) } : null,
    allergens: allergens.length > 0 ? { label: words.label.allergens, value: `${allergens.join('. ')}.` } : null,
    nutrition: nutrition && {
      per: `${terms.nutritionTitle} ${terms.per100ml}`,
      rows: nutritionRows(nutrition, locale),
      note: hasOnlyTraces(nutrition) ? terms.negligible : null,
    },
    link: { label: words.label.eLabel, path: `/e-label/${chosen.id}/${locale}` },
  }
}

/** An additive stands behind what it does (Regulation (EU) 1169/2011, annex VII part C); gases leave the wine. */
function ingredientsIn(ingredients: readonly Ingredient[], locale: ViewContext['locale']): string {
  const { names, classes, protectiveAtmosphere } = eLabelWords[locale]
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  const told = ingredients.flatMap((one) => {
    const role = ingredientRole(one)
    if (role === 'gas') return []
    return role === 'food' ? [names[one]] : [`${classes[role]}${colon}${names[one]}`]
  })
  const gases = ingredients.filter((one) => ingredientRole(one) === 'gas').map((one) => names[one])
  const atmosphere = gases.length > 0 ? ` ${protectiveAtmosphere} (${gases.join(', ')}).` : ''
  return `${told.join(', ')}.${atmosphere}`
}

function nutritionRows(nutrition: Nutrition, locale: ViewContext['locale']) {
  const terms = eLabelWords[locale]
  const number = (value: number) => value.toLocaleString(LOCALES[locale].iso, { maximumFractionDigits: 2 })
  const isTraces = hasOnlyTraces(nutrition)
  const grams = (value: number | null) => (value === null ? null : `${number(value)}\u00a0g`)
  const small = (value: number | null) => (isTraces ? null : grams(value))
  const energy = `${number(nutrition.energyKj)}\u00a0kJ / ${number(nutrition.energyKcal)}\u00a0kcal`
  const rows = [
    { label: terms.energy, value: energy, isPart: false },
    { label: terms.fat, value: small(nutrition.fat), isPart: false },
    { label: terms.saturates, value: small(nutrition.saturates), isPart: true },
    { label: terms.carbohydrate, value: grams(nutrition.carbohydrate), isPart: false },
    { label: terms.sugars, value: grams(nutrition.sugars), isPart: true },
    { label: terms.protein, value: small(nutrition.protein), isPart: false },
    { label: terms.salt, value: small(nutrition.salt), isPart: false },
  ]
  return rows.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
}
