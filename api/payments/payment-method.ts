import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'

/** The provider that the estate has chosen. */
export async function paymentMethod(db: SiteDb): Promise<string> {
  return (await findParameterValue(db, 'PAYMENT_METHOD')) ?? 'TEST_CARDS'
}
