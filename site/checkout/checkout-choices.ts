import type { Cart } from '#contract/carts/carts.ts'
import type { AccessPoint, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { FRANCE_ID } from '#rules/places/france.ts'

export const DELIVERY_CHOICES = ['delivery', 'pickup', 'clickAndCollect', 'no_delivery'] as const
export type DeliveryChoice = (typeof DELIVERY_CHOICES)[number]

export interface Buyer {
  email: string
  firstname: string
  lastname: string
  /** `1990-12-31`; asked only where the cart holds alcohol. */
  birthdate: string
}

interface City {
  postalCode: string
  name: string
  /** Who was asked whether the two belong together has said so. */
  isConfirmed?: boolean
}

export interface ChosenCountry {
  id: number
  alphaTwo: string
}

export interface Recipient {
  firstname: string
  lastname: string
}

export interface BillingAddress extends Recipient {
  company: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  idCountry: number
  isCityConfirmed?: boolean
}

export interface Street {
  company: string
  address: string
  addressPart2: string
  /** The town of who fetches the order; a parcel's is the checkout's own, which decides prices. */
  place: City | null
  /** Country and town of who first fetched the order, while they try a parcel that does not go there. */
  abroad?: { country: ChosenCountry; place: City | null } | null
  /** Who receives it, when that is someone else. */
  recipient: Recipient | null
  /** Null: the bill goes to the same address. */
  billing: BillingAddress | null
  /** Whether it goes into the customer's address book once it is ordered; the bill's own likewise. */
  isForBook?: boolean
  isBillingForBook?: boolean
}

export interface CollectionChoice {
  idAddress: number
  /** `2026-12-24`. */
  date: string
  idSchedule: number
  from: string
  until: string
}

export interface CheckoutState {
  /** The cart that the rest was said about. */
  cartId: string | null
  deliveryType: DeliveryChoice | null
  buyer: Buyer
  phone: string
  country: ChosenCountry
  city: City | null
  address: Street
  /** Prices, and what they were asked for. */
  prices: { for: string; list: readonly ShippingPrice[] } | null
  carrier: ShippingPrice | null
  pickupAddress: { idCarrier: number; point: AccessPoint } | null
  clickAndCollect: CollectionChoice | null
  message: string
  /** Whether a forgotten cart may be recalled by mail, and what the server was told about it. */
  reminder: { isWanted: boolean; isTold: boolean }
  /** What a code takes off, and from what. */
  discount: CodeEffect | null
  /** The order under way: its key, what was sent with it, and its id once there is one. */
  order: { key: string; sent: string; publicId: string | null } | null
}

export interface CodeEffect {
  for: string
  code: string
  /** Off the products, or off delivery where the code is one on delivery. */
  discount: number
}

export const FRANCE: ChosenCountry = { id: FRANCE_ID, alphaTwo: 'FR' }

export const NOTHING_CHOSEN: CheckoutState = {
  cartId: null,
  deliveryType: null,
  buyer: { email: '', firstname: '', lastname: '', birthdate: '' },
  phone: '',
  country: FRANCE,
  city: null,
  address: { company: '', address: '', addressPart2: '', place: null, recipient: null, billing: null },
  prices: null,
  carrier: null,
  pickupAddress: null,
  clickAndCollect: null,
  message: '',
  reminder: { isWanted: false, isTold: false },
  discount: null,
  order: null,
}

/** What a price was asked for: these contents, to this place. */
export function priceKey(state: Pick<CheckoutState, 'city' | 'country'>, cart: Cart): string {
  return [contentsKey(cart), state.country.id, state.city?.postalCode ?? ''].join('|')
}

export function contentsKey({ id, products }: Pick<Cart, 'id' | 'products'>): string {
  const lines = products.filter((line) => !line.isUnavailable)
  return [id, ...lines.map(({ idCartProduct, quantity, total }) => `${idCartProduct}x${quantity}=${total}`)].join(' ')
}

/**
 * Choosing to fetch the order forgets all that belongs to a parcel; choosing a parcel forgets the appointment. What was
 * typed of the address stays: nobody writes postal code and town twice.
 */
export function chooseDelivery(state: CheckoutState, deliveryType: DeliveryChoice): CheckoutState {
  if (deliveryType === state.deliveryType) return state
  const place = addressPlace(state)
  if (deliveryType === 'clickAndCollect') {
    const address = { ...state.address, place }
    return { ...withoutPrices(state), deliveryType, address, city: null, pickupAddress: null, clickAndCollect: null }
  }
  if (deliveryType === 'no_delivery') {
    return { ...withoutPrices(state), deliveryType, city: place, pickupAddress: null, clickAndCollect: null }
  }
  const carrier = state.carrier && carrierDeliveryType(state.carrier) === deliveryType ? state.carrier : null
  return { ...state, deliveryType, carrier, city: place, clickAndCollect: null }
}

/**
 * The same where parcels stay in France: an address abroad waits for who fetches the order after all, unless they have
 * written one in France since.
 */
export function chooseDeliveryInFrance(state: CheckoutState, deliveryType: DeliveryChoice): CheckoutState {
  const isParcel = deliveryType === 'delivery' || deliveryType === 'pickup'
  const chosen = chooseDelivery(state, deliveryType)
  const { country, address } = chosen
  if (isParcel && country.id !== FRANCE.id) {
    const abroad = { country, place: addressPlace(chosen) }
    return changeCountry({ ...chosen, address: { ...address, abroad } }, FRANCE)
  }
  if (isParcel || !address.abroad) return chosen
  const freed = { ...chosen, address: { ...address, abroad: null } }
  if (addressPlace(chosen)) return freed
  return changeCity(changeCountry(freed, address.abroad.country), address.abroad.place)
}

/** Postal code and town of the one address that is asked for: the parcel's, or the buyer's own. */
export function addressPlace({ deliveryType, city, address }: AddressPlaceState): City | null {
  return deliveryType === 'clickAndCollect' ? (address.place ?? city) : city
}

type AddressPlaceState = Pick<CheckoutState, 'deliveryType' | 'city' | 'address'>

export function carrierDeliveryType({ deliveryType }: Pick<ShippingPrice, 'deliveryType'>): 'delivery' | 'pickup' {
  return deliveryType === 'PICKUP' ? 'pickup' : 'delivery'
}

/** Another postal code is another price; another name of the same place is not. Who fetches the order pays none. */
export function changeCity(state: CheckoutState, city: City | null): CheckoutState {
  if (state.deliveryType === 'clickAndCollect') return { ...state, address: { ...state.address, place: city } }
  if (city?.postalCode === state.city?.postalCode) return { ...state, city }
  return { ...withoutPrices(state), city, pickupAddress: null }
}

/** The postal code of one country means nothing in another. */
export function changeCountry(state: CheckoutState, country: ChosenCountry): CheckoutState {
  if (country.id === state.country.id) return state
  const address = { ...state.address, place: null }
  return { ...withoutPrices(state), country, address, city: null, pickupAddress: null }
}

/** Looks at the cart as it stands: what was said about another one, or about other contents, no longer holds. */
export function fitToCart(state: CheckoutState, cart: Cart): CheckoutState {
  const known = state.cartId === cart.id ? state : forCart(state, cart.id)
  const priced = known.prices && known.prices.for !== priceKey(known, cart) ? withoutPrices(known) : known
  if (!cart.needsDelivery) return chooseDelivery(priced, 'no_delivery')
  return priced.deliveryType === 'no_delivery' ? { ...priced, deliveryType: null } : priced
}

/** Who buys and where stays; an order, a code and a consent belonged to the other cart. */
function forCart(state: CheckoutState, cartId: string): CheckoutState {
  return { ...state, cartId, order: null, discount: null, reminder: NOTHING_CHOSEN.reminder }
}

interface TakePricesOptions {
  state: CheckoutState
  key: string
  list: readonly ShippingPrice[]
}

/** Prices have come: the carrier stays if it is still among them, at today’s price. */
export function takePrices({ state, key, list }: TakePricesOptions): CheckoutState {
  const { carrier: before, deliveryType } = state
  const ofType = list.filter((price) => carrierDeliveryType(price) === deliveryType)
  // Nobody is moved to another service unasked: only who had none yet is given the only one.
  const only = ofType.length === 1 ? ofType[0] : undefined
  const carrier = before ? list.find((price) => isSameService(price, before)) : only
  return keepPoint({ ...state, prices: { for: key, list }, carrier: carrier ?? null })
}

export function failPrices(state: CheckoutState): CheckoutState {
  return withoutPrices(state)
}

export function chooseCarrier(state: CheckoutState, carrier: ShippingPrice): CheckoutState {
  return keepPoint({ ...state, carrier, deliveryType: carrierDeliveryType(carrier), clickAndCollect: null })
}

export function choosePoint(state: CheckoutState, point: AccessPoint): CheckoutState {
  return state.carrier ? { ...state, pickupAddress: { idCarrier: state.carrier.id, point } } : state
}

export function chooseSlot(state: CheckoutState, clickAndCollect: CollectionChoice | null): CheckoutState {
  return { ...state, clickAndCollect }
}

/** An access point belongs to the carrier that brings parcels there. */
function keepPoint(state: CheckoutState): CheckoutState {
  const { carrier, pickupAddress } = state
  if (!carrier || !pickupAddress || pickupAddress.idCarrier === carrier.id) return state
  return { ...state, pickupAddress: null }
}

export function isSameService(one: ShippingPrice, other: ShippingPrice): boolean {
  return one.id === other.id && one.serviceCode === other.serviceCode
}

function withoutPrices(state: CheckoutState): CheckoutState {
  return { ...state, prices: null, carrier: null }
}

interface KeyForOptions {
  state: CheckoutState
  body: unknown
  newKey: string
}

/** The same wish keeps its key, so that a second click or a reload is the same order; another wish gets a new one. */
export function keyFor({ state, body, newKey }: KeyForOptions): NonNullable<CheckoutState['order']> {
  const sent = fingerprint(JSON.stringify(body))
  return state.order?.sent === sent ? state.order : { key: newKey, sent, publicId: state.order?.publicId ?? null }
}

/** FNV-1a, twice 32 bits: enough to tell two wishes of one browser apart, and tells nobody what they say. */
export function fingerprint(text: string): string {
  const hash = (seed: number) => {
    let value = seed
    for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193)
    return (value >>> 0).toString(16).padStart(8, '0')
  }
  return hash(0x811c9dc5) + hash(0x1b873593)
}
