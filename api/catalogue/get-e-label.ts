import type { Handler } from '#api/calls/handler.ts'
import type { getELabel } from '#contract/catalogue/e-labels.ts'
import { findELabel } from '#db/queries/catalogue/e-labels.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import { findSiteSettings } from '#db/queries/sites/sites.ts'
import { knownAllergens, knownIngredients } from '#rules/catalogue/ingredients.ts'
import { numberOrNull, nutritionToWire } from './nutrition-to-wire.ts'

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
      alcohol: numberOrNull(found.alcohol_percent),
      ingredients,
      allergens: knownAllergens(found.allergens ?? [], ingredients),
      nutrition: nutritionToWire(found),
    },
  }
}
