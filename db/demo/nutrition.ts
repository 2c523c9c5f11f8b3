const GRAMS_OF_ALCOHOL_IN_ML = 0.789
/** Regulation (EU) 1169/2011, annex XIV: energy of a gram. */
const ALCOHOL = { kj: 29, kcal: 7 }
const CARBOHYDRATE = { kj: 17, kcal: 4 }

/** The nutrition of 100 ml of a wine, which holds nothing but alcohol and sugar that counts. */
export function nutritionOf({ alcohol, sugars }: { alcohol: number; sugars: number }) {
  const grams = alcohol * GRAMS_OF_ALCOHOL_IN_ML
  return {
    energy_kj: Math.round(grams * ALCOHOL.kj + sugars * CARBOHYDRATE.kj),
    energy_kcal: Math.round(grams * ALCOHOL.kcal + sugars * CARBOHYDRATE.kcal),
    fat_g: 0,
    saturates_g: 0,
    carbohydrate_g: sugars,
    sugars_g: sugars,
    protein_g: 0,
    salt_g: 0,
  }
}
