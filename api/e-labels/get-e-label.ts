import type { getELabel } from '#contract/e-labels.ts'
import type { Nutrition } from '#contract/products.ts'
import { findELabel } from '#db/queries/e-labels.ts'
import { findParameterValue } from '#db/queries/parameters.ts'
import { findSiteSettings } from '#db/queries/sites.ts'
import { knownAllergens, knownIngredients } from '#rules/ingredients.ts'
import type { Handler } from '../machinery/handler.ts'

/** A bottle that is no longer sold keeps its label: the code on it is read for decades. */
export const handleGetELabel: Handler<typeof getELabel> = async ({ params }, { db, site }) => {
  const [found, settings, legalName, companyName] = await Promise.all([
    findELabel(db, params.idDeclination),
    findSiteSettings(db),
    findParameterValue(db, 'LEGAL_COMPANY_NAME'),
    findParameterValue(db, 'COMPANY_NAME'),
  ])
  if (!found) return { refusal: 'declination-not-found' }
  const ingredients = knownIngredients(found.ingredients ?? [])
  return {
    value: {
      idDeclination: found.id,
      name: found.name,
      producer: companyName || legalName || settings?.name || site.name,
      appellation: found.appellation,
      year: found.year,
      format: found.millilitres,
      alcohol: amount(found.alcohol_percent),
      ingredients,
      allergens: knownAllergens(found.allergens ?? [], ingredients),
      nutrition: nutritionOf(found),
    },
  }
}

type FoundLabel = NonNullable<Awaited<ReturnType<typeof findELabel>>>

/** Without its energy there is no declaration. */
function nutritionOf(found: FoundLabel): Nutrition | null {
  if (found.energy_kj === null || found.energy_kcal === null) return null
  return {
    energyKj: found.energy_kj,
    energyKcal: found.energy_kcal,
    fat: amount(found.fat_g),
    saturates: amount(found.saturates_g),
    carbohydrate: amount(found.carbohydrate_g),
    sugars: amount(found.sugars_g),
    protein: amount(found.protein_g),
    salt: amount(found.salt_g),
  }
}

/** PostgreSQL's exact numbers arrive as text. */
function amount(value: string | null): number | null {
  return value === null ? null : Number(value)
}
