import type { HandlersOf } from '#api/calls/handler.ts'
import type * as deliveries from '#contract/deliveries/deliveries.ts'
import type * as offerTerms from '#contract/deliveries/offer-terms.ts'
import type * as simulation from '#contract/deliveries/simulation.ts'
import { handleCalculateShippingFees } from './calculate-shipping-fees.ts'
import { handleFindAccessPoints } from './find-access-points.ts'
import { handleGetAllowedDates } from './get-allowed-dates.ts'
import { handleGetOfferTerms } from './get-offer-terms.ts'
import { handleSimulateDelivery } from './simulate-delivery.ts'

export const deliveryHandlers: HandlersOf<typeof deliveries & typeof offerTerms & typeof simulation> = {
  calculateShippingFees: handleCalculateShippingFees,
  findAccessPoints: handleFindAccessPoints,
  getAllowedDates: handleGetAllowedDates,
  getOfferTerms: handleGetOfferTerms,
  simulateDelivery: handleSimulateDelivery,
}
