import type { Nutrition } from '#contract/catalogue/products.ts'

/** As PostgreSQL gives it: exact numbers arrive as text. */
interface NutritionRow {
  energy_kj: number | null
  energy_kcal: number | null
  fat_g: string | null
  saturates_g: string | null
  carbohydrate_g: string | null
  sugars_g: string | null
  protein_g: string | null
  salt_g: string | null
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

export function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text)
}
