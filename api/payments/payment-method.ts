import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'

/** The provider that the estate has chosen, by its name. */
export async function paymentMethod(db: SiteDb): Promise<string> {
  return (await findParameterValue(db, 'PAYMENT_METHOD')) ?? PARAMETERS.PAYMENT_METHOD.default
}
