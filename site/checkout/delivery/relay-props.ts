import type { ShippingPrice } from '#contract/deliveries/deliveries.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'

export interface RelayChoiceProps {
  state: CheckoutState
  carrier: ShippingPrice
}
