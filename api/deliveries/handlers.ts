import type { HandlersOf } from '#api/calls/handler.ts'
import type * as deliveries from '#contract/deliveries/deliveries.ts'
import { handleCalculateShippingFees } from './calculate-shipping-fees.ts'
import { handleFindAccessPoints } from './find-access-points.ts'
import { handleGetAllowedDates } from './get-allowed-dates.ts'

export const deliveryHandlers: HandlersOf<typeof deliveries> = {
  calculateShippingFees: handleCalculateShippingFees,
  findAccessPoints: handleFindAccessPoints,
  getAllowedDates: handleGetAllowedDates,
}
