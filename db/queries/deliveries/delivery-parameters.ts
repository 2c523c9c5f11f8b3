import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import { collectionDelayHours } from '#rules/deliveries/collection-slots.ts'
import { PARCEL_PARAMETERS, type ParcelSettings, parcelSettings } from '#rules/deliveries/parcel.ts'
import type { SaleReach } from '#rules/deliveries/served-countries.ts'
import { type ParameterValues, parameterValues } from '#rules/sites/parameters.ts'

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
  return toDelivery(parameterValues(await findDeliveryValues(db, {})))
}

/** What an order asks of the estate's parameters, at once. */
export async function orderParameters(db: SiteDb) {
  const values = parameterValues(await findOrderValues(db, {}))
  return { delivery: toDelivery(values), onlyMobile: values.ALLOW_ONLY_MOBILE_PHONE === 'true' }
}

export type OrderParameters = Awaited<ReturnType<typeof orderParameters>>

const findDeliveryValues = prepared((db, _none: Slots<object>) =>
  db.selectFrom('parameters').select(['type', 'value']).where('type', 'in', TYPES),
)

const findOrderValues = prepared((db, _none: Slots<object>) =>
  db
    .selectFrom('parameters')
    .select(['type', 'value'])
    .where('type', 'in', [...TYPES, 'ALLOW_ONLY_MOBILE_PHONE']),
)

function toDelivery(values: ParameterValues): DeliveryParameters {
  return {
    isLocked: values.LOCK_DELIVERY === 'true',
    reach: { onlyInFrance: values.ONLY_SELL_IN_FRANCE === 'true', worldwide: values.SELLS_WORLDWIDE === 'true' },
    collectDelayHours: collectionDelayHours(values.CLICK_AND_COLLECT_HOURS),
    parcel: parcelSettings(values),
  }
}
