import type { ShippingRequest } from '#contract/deliveries/deliveries.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Whose network the wished access point belongs to; null when none is wished, or its carrier has none. */
export async function findRelay(db: SiteDb, { type, idCarrier, idAccessPoint }: ShippingRequest) {
  if (type !== 'PICKUP' || idCarrier == null || idAccessPoint == null) return null
  const carrier = await db
    .selectFrom('carriers')
    .select('relay_provider')
    .where('id', '=', idCarrier)
    .executeTakeFirst()
  return carrier?.relay_provider ? { provider: carrier.relay_provider, idAccessPoint } : null
}
