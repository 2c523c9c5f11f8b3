import type { FreeShipping } from '#rules/carrier-prices.ts'
import { collectDelayHours } from '#rules/collect-slots.ts'
import { centsOfEuros } from '#rules/money.ts'
import { parameterValues } from '#rules/parameters.ts'
import type { SaleReach } from '#rules/served-countries.ts'
import type { SiteDb } from '../site-db.ts'

const TYPES = [
  'LOCK_DELIVERY',
  'ONLY_SELL_IN_FRANCE',
  'SELLS_WORLDWIDE',
  'CLICK_AND_COLLECT_HOURS',
  'FREE_SHIPPING_BOTTLE',
  'FREE_SHIPPING_PRICE',
] as const

export interface DeliveryParameters {
  isLocked: boolean
  reach: SaleReach
  collectDelayHours: number
  freeShipping: FreeShipping
}

export async function deliveryParameters(db: SiteDb): Promise<DeliveryParameters> {
  const rows = await db.selectFrom('parameters').select(['type', 'value']).where('type', 'in', TYPES).execute()
  const values = parameterValues(rows)
  const fromPrice = positive(values.FREE_SHIPPING_PRICE)
  return {
    isLocked: values.LOCK_DELIVERY === 'true',
    reach: { onlyInFrance: values.ONLY_SELL_IN_FRANCE === 'true', worldwide: values.SELLS_WORLDWIDE === 'true' },
    collectDelayHours: collectDelayHours(values.CLICK_AND_COLLECT_HOURS),
    freeShipping: {
      fromBottles: positive(values.FREE_SHIPPING_BOTTLE),
      fromPrice: fromPrice === null ? null : centsOfEuros(fromPrice),
    },
  }
}

/** A threshold of nothing is none: an estate that empties the field does not give all delivery away. */
function positive(value: string | null): number | null {
  const number = Number((value ?? '').replace(',', '.'))
  return number > 0 ? number : null
}
