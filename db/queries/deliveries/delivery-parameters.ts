import type { SiteDb } from '#db/site-db.ts'
import { collectionDelayHours } from '#rules/deliveries/collection-slots.ts'
import { PARCEL_PARAMETERS, type ParcelSettings, parcelSettings } from '#rules/deliveries/parcel.ts'
import type { SaleReach } from '#rules/deliveries/served-countries.ts'
import { parameterValues } from '#rules/sites/parameters.ts'

const TYPES = [
  'LOCK_DELIVERY',
  'ONLY_SELL_IN_FRANCE',
  'SELLS_WORLDWIDE',
  'CLICK_AND_COLLECT_HOURS',
  ...PARCEL_PARAMETERS,
] as const

export interface DeliveryParameters {
  isLocked: boolean
  reach: SaleReach
  collectDelayHours: number
  parcel: ParcelSettings
}

export async function deliveryParameters(db: SiteDb): Promise<DeliveryParameters> {
  const rows = await db.selectFrom('parameters').select(['type', 'value']).where('type', 'in', TYPES).execute()
  const values = parameterValues(rows)
  return {
    isLocked: values.LOCK_DELIVERY === 'true',
    reach: { onlyInFrance: values.ONLY_SELL_IN_FRANCE === 'true', worldwide: values.SELLS_WORLDWIDE === 'true' },
    collectDelayHours: collectionDelayHours(values.CLICK_AND_COLLECT_HOURS),
    parcel: parcelSettings(values),
  }
}
