import type { RequestOf } from '#contract/basics/define-call.ts'
import type { Cart } from '#contract/carts/carts.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'
import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Address } from '#contract/orders/orders.ts'
import { type Cents, euros } from '#rules/basics/money.ts'
import { addressPlace, type CheckoutState, type DeliveryChoice } from '#site/checkout/checkout-choices.ts'

export type OrderRequest = RequestOf<typeof createOrder>['body']

const WIRE_TYPES: Readonly<Record<DeliveryChoice, DeliveryType>> = {
  delivery: 'DELIVERY',
  pickup: 'PICKUP',
  clickAndCollect: 'CLICK_AND_COLLECT',
  no_delivery: 'NO_DELIVERY',
}

interface Agreed {
  acceptsSaleTerms: boolean
  shownTotal: Cents
}

interface OrderRequestOptions {
  state: CheckoutState
  cart: Cart
  /** Codes of gift cards, in the order in which they pay. */
  giftCards?: readonly string[]
  agreed: Agreed
}

/** The order as `POST /order` wants it. */
export function orderRequest({
  state,
  cart,
  giftCards = [],
  agreed: { acceptsSaleTerms, shownTotal },
}: OrderRequestOptions): OrderRequest {
  const { buyer, phone, message, clickAndCollect, city, country } = state
  const deliveryType = state.deliveryType ?? 'no_delivery'
  const isParcel = deliveryType === 'delivery' || deliveryType === 'pickup'
  const code = cart.discount?.isValid ? cart.discount.code : null
  const isFetched = deliveryType === 'clickAndCollect'
  return {
    idCart: cart.id,
    user: {
      phone: phone.trim(),
      email: buyer.email.trim(),
      firstname: buyer.firstname.trim(),
      lastname: buyer.lastname.trim(),
      birthdate: cart.hasAlcohol ? buyer.birthdate : null,
    },
    address: {
      delivery: deliveryType === 'delivery' ? { ...deliveryAddress(state), ...confirmed(state) } : null,
      billing: { ...billingAddress(state), ...(hasOwnBilling(state) ? {} : confirmed(state)) },
    },
    discount: code === null ? null : { code },
    giftCards: [...giftCards],
    message: message.trim(),
    dateSchedule: isFetched ? (clickAndCollect?.date ?? null) : null,
    idSchedule: isFetched ? (clickAndCollect?.idSchedule ?? null) : null,
    delivery: deliveryWish(state, deliveryType),
    deliveryPostalCode: isParcel ? (city?.postalCode.trim() ?? null) : null,
    deliveryIdCountry: isParcel ? country.id : null,
    acceptsSaleTerms,
    shownTotal: euros(shownTotal),
  }
}

/** Export carriers are known by their service and the quote for it, the others by their id. */
function deliveryWish(state: CheckoutState, deliveryType: DeliveryChoice): OrderRequest['delivery'] {
  const { carrier, pickupAddress, clickAndCollect } = state
  const type = WIRE_TYPES[deliveryType]
  if (deliveryType === 'clickAndCollect') return { type, idAddress: clickAndCollect?.idAddress ?? null }
  if (deliveryType === 'no_delivery' || !carrier) return { type }
  const { id, serviceName, serviceCode, price } = carrier
  const idAccessPoint = deliveryType === 'pickup' ? (pickupAddress?.point.id ?? null) : null
  if (carrier.siteType === 'TABLE') return { type, idCarrier: id, idAccessPoint }
  return { type, idCarrier: id, serviceName, serviceCode, servicePrice: price, idAccessPoint }
}

/** Who was asked about their town, and insists. Another bill’s address says it itself. */
function confirmed(state: CheckoutState): { isCityConfirmed?: true } {
  return addressPlace(state)?.isConfirmed ? { isCityConfirmed: true } : {}
}

function hasOwnBilling({ deliveryType, address }: CheckoutState): boolean {
  return deliveryType === 'delivery' && address.billing !== null
}

export function deliveryAddress(state: CheckoutState): Address {
  const { buyer, address, country } = state
  const place = addressPlace(state)
  const { firstname, lastname } = address.recipient ?? buyer
  return {
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    company: address.company.trim(),
    address: address.address.trim(),
    addressPart2: address.addressPart2.trim(),
    postalCode: place?.postalCode.trim() ?? '',
    city: place?.name.trim() ?? '',
    idCountry: country.id,
  }
}

/** The bill goes to who buys, at the one address there is unless another was given. */
export function billingAddress(state: CheckoutState): Address {
  const { buyer, address, deliveryType } = state
  if (deliveryType === 'delivery' && address.billing) return { ...address.billing }
  return { ...deliveryAddress(state), firstname: buyer.firstname.trim(), lastname: buyer.lastname.trim() }
}
