import type { Handler } from '#api/calls/handler.ts'
import { MEALS } from '#contract/catalogue/closed-sets.ts'
import type { getMealIcons } from '#contract/catalogue/products.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { MEAL_DRAWINGS } from './meal-drawings.ts'

export const handleGetMealIcons: Handler<typeof getMealIcons> = async (_, { locale }) => {
  const { meals } = catalogueWords[locale]
  const mealIcons = MEALS.map((type, at) => ({ id: at + 1, type, label: meals[type], path: MEAL_DRAWINGS[type] }))
  return { value: { mealIcons, total: mealIcons.length } }
}
