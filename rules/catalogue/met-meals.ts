import type { Meal } from '#contract/catalogue/closed-sets.ts'

interface NamedMeal {
  type: Meal
  label: string
}

/** By which of the meals asked for a product answers: `poisson, fromage`. Null: by none of them. */
export function metMeals(dishes: readonly Meal[], asked: readonly NamedMeal[]): string | null {
  return (
    asked
      .filter(({ type }) => dishes.includes(type))
      .map(({ label }) => label)
      .join(', ') || null
  )
}
