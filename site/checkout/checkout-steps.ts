import type { BottleCount, Cart } from '#contract/carts/carts.ts'
import { fieldProblems } from './address/address-fields.ts'
import type { CheckoutState, DeliveryChoice } from './checkout-choices.ts'

export const STEPS = ['address', 'shipping', 'payment'] as const
export type Step = (typeof STEPS)[number]

/** What a step may lack: the cart itself, or an earlier step. */
type ReachedStep = 'cart' | Step

/** The steps of this checkout: what is not sent has nothing to choose in the second. */
export function stepsFor(deliveryType: DeliveryChoice | null): readonly Step[] {
  return deliveryType === 'no_delivery' ? ['address', 'payment'] : STEPS
}

interface OpenStepOptions {
  state: CheckoutState
  cart: Cart | null
  today: string
}

/** The first step that still lacks something; the last one when nothing does. */
export function openStep({ state, cart, today }: OpenStepOptions): ReachedStep {
  if (!cart || cart.products.length === 0) return 'cart'
  const { needsDelivery, hasAlcohol } = cart
  if (Object.keys(fieldProblems(state, { needsDelivery, hasAlcohol, today })).length > 0) return 'address'
  return hasDelivery(state, cart) ? 'payment' : 'shipping'
}

/** Where a visitor who asks for a step is sent instead; null when it may be entered. */
export function detourFrom(asked: Step, open: ReachedStep): ReachedStep | null {
  if (open === 'cart') return 'cart'
  return STEPS.indexOf(asked) > STEPS.indexOf(open) ? open : null
}

function hasDelivery(state: CheckoutState, cart: Cart): boolean {
  const { deliveryType, carrier, pickupAddress, clickAndCollect } = state
  switch (deliveryType) {
    case 'no_delivery':
      return !cart.needsDelivery
    case 'clickAndCollect':
      return clickAndCollect !== null
    case 'delivery':
      return carrier?.deliveryType === 'DELIVERY' && parcelProblem(state, cart.bottles) === null
    case 'pickup':
      return (
        carrier?.deliveryType === 'PICKUP' &&
        pickupAddress?.idCarrier === carrier.id &&
        parcelProblem(state, cart.bottles) === null
      )
    case null:
      return false
  }
}

type ParcelProblem =
  | { kind: 'too-few'; missing: number; minimum: number }
  | { kind: 'too-many'; excess: number; maximum: number }
  | { kind: 'multiple'; missing: number; multiple: number }

/** What the rules about bottles still ask of a parcel. Who fetches the order needs none. */
export function parcelProblem(
  { deliveryType }: Pick<CheckoutState, 'deliveryType'>,
  bottles: BottleCount | null,
): ParcelProblem | null {
  if (!bottles || deliveryType === 'clickAndCollect' || deliveryType === 'no_delivery') return null
  const { count, minimum, maximum, multiple, missing, excess } = bottles
  if (missing > 0 && count < minimum) return { kind: 'too-few', missing, minimum }
  if (excess > 0) return { kind: 'too-many', excess, maximum: maximum ?? count - excess }
  if (missing > 0) return { kind: 'multiple', missing, multiple: multiple ?? minimum }
  return null
}
