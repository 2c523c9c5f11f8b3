import type { DiscountType } from '#contract/catalogue/closed-sets.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import { reducedPrice } from '#rules/catalogue/prices.ts'

/** A code as the estate has it. `amount` is in hundredths: of a euro, or of a percent. */
export interface DiscountCode {
  type: DiscountType
  amount: number
  detail_type: 'PRODUCT' | 'SHIPPING_FEES'
  least_cents: number
  max_uses: number | null
  max_uses_per_customer: number | null
  uses: number
  starts_at: Date | null
  ends_at: Date | null
  is_valid: boolean
}

interface DiscountBasis {
  /** All that is paid for products, before the code. */
  products: Cents
  now: Date
  /** How often this customer has used the code; null while nobody knows who it is. */
  usesByCustomer: number | null
}

export type DiscountOutcome =
  | {
      isValid: true
      /** Taken off the products; nothing when the code is for the delivery. */
      amount: Cents
      isOnShipping: boolean
    }
  /** Unknown, lapsed and used-up codes are not told apart: one could otherwise search for codes. */
  | { isValid: false; reason: 'unknown' }
  /** It will hold once the cart is worth `least`. */
  | { isValid: false; reason: 'too-little'; least: Cents }

/** What a code does to a cart now. */
export function discountOutcome(code: DiscountCode | undefined, ground: DiscountBasis): DiscountOutcome {
  if (!code || !isInForce(code, ground.now) || isUsedUp(code, ground.usesByCustomer)) {
    return { isValid: false, reason: 'unknown' }
  }
  if (ground.products < code.least_cents)
    return { isValid: false, reason: 'too-little', least: cents(code.least_cents) }
  const isOnShipping = code.detail_type === 'SHIPPING_FEES'
  return { isValid: true, amount: isOnShipping ? cents(0) : takenOff(code, ground.products), isOnShipping }
}

/** What a code that holds takes off the delivery: nothing when it is for products. */
export function shippingDiscount(code: DiscountCode, fees: Cents): Cents {
  return code.detail_type === 'SHIPPING_FEES' ? takenOff(code, fees) : cents(0)
}

/** Codes are compared as they are stored: in capitals, without spaces around. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Never more than there is. */
function takenOff(code: DiscountCode, amount: Cents): Cents {
  return cents(amount - reducedPrice(amount, code))
}

/** From its first moment until just before its last. */
function isInForce({ is_valid, starts_at, ends_at }: DiscountCode, now: Date): boolean {
  return is_valid && (starts_at === null || starts_at <= now) && (ends_at === null || now < ends_at)
}

function isUsedUp(code: DiscountCode, usesByCustomer: number | null): boolean {
  if (code.max_uses !== null && code.uses >= code.max_uses) return true
  return code.max_uses_per_customer !== null && usesByCustomer !== null && usesByCustomer >= code.max_uses_per_customer
}
