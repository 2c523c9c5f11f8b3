import type { Nutrition } from '#contract/catalogue/products.ts'

/** As PostgreSQL gives it: exact numbers arrive as text, unless they lie in a card. */
type Exact = string | number | null

interface NutritionRow {
  energy_kj: number | null
  energy_kcal: number | null
  fat_g: Exact
  saturates_g: Exact
  carbohydrate_g: Exact
  sugars_g: Exact
  protein_g: Exact
  salt_g: Exact
}

/** Without its energy there is no declaration. */
export function nutritionToWire(row: NutritionRow): Nutrition | null {
  if (row.energy_kj === null || row.energy_kcal === null) return null
  return {
    energyKj: row.energy_kj,
    energyKcal: row.energy_kcal,
    fat: numberOrNull(row.fat_g),
    saturates: numberOrNull(row.saturates_g),
    carbohydrate: numberOrNull(row.carbohydrate_g),
    sugars: numberOrNull(row.sugars_g),
    protein: numberOrNull(row.protein_g),
    salt: numberOrNull(row.salt_g),
  }
}

export function numberOrNull(exact: Exact): number | null {
  return exact === null ? null : Number(exact)
}
