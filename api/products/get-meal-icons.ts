import { MEALS } from '#contract/product-sets.ts'
import type { getMealIcons } from '#contract/products.ts'
import { MEAL_DRAWINGS } from '#rules/meal-drawings.ts'
import { catalogueWords } from '#words/catalogue.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetMealIcons: Handler<typeof getMealIcons> = async (_, { locale }) => {
  const { meals } = catalogueWords[locale]
  const mealIcons = MEALS.map((type, at) => ({ id: at + 1, type, label: meals[type], path: MEAL_DRAWINGS[type] }))
  return { value: { mealIcons, total: mealIcons.length } }
}
