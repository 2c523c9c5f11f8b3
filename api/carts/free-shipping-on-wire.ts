import type { FreeShipping } from '#contract/carts/carts.ts'
import { euros } from '#rules/basics/money.ts'
import type { Parcel } from '#rules/deliveries/parcel.ts'

/** How far delivery is from free, in euros. */
export function freeShippingOnWire(freeShipping: Parcel['freeShipping']): FreeShipping | null {
  if (!freeShipping) return null
  const { missingPrice } = freeShipping
  return { ...freeShipping, missingPrice: missingPrice === null ? null : euros(missingPrice) }
}
