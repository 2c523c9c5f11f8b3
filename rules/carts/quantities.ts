import type { Problem } from '#contract/basics/problems.ts'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'

const MOST = 1_000
const MOST_CHOICES = 20

export interface QuantityRules {
  multiple: number
  type: ProductType
  /** How many can be had; null where nobody counts. */
  available: number | null
}

/** What is wrong with a wished quantity; null when it may go into the cart. */
export function quantityProblem(quantity: number, { multiple, type, available }: QuantityRules): Problem | null {
  if (!(quantity > 0)) return { problem: 'quantity-not-positive' }
  if (quantity % multiple !== 0 || !Number.isSafeInteger(quantity)) {
    return { problem: type === 'WINE' ? 'not-a-multiple-of-bottles' : 'not-a-multiple', limit: multiple }
  }
  if (available !== null && quantity > available) return { problem: 'over-stock', limit: available }
  return null
}

/** A quantity as a call brings it; null when it is no number. */
export function sentQuantity(given: string | number): number | null {
  const read = typeof given === 'number' ? given : Number(given.trim() || Number.NaN)
  return Number.isNaN(read) ? null : read
}

/** A quantity as it was typed or sent; what is no number falls back to the multiple. */
export function readQuantity(given: string | number, multiple: number): number {
  const text = String(given).trim().replace(',', '.')
  const read = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(read) ? read : multiple
}

/** The multiples one may choose from: at most twenty, up to a thousand. */
export function quantityChoices(multiple: number): number[] {
  const count = Math.min(MOST_CHOICES, Math.floor(MOST / multiple))
  return Array.from({ length: count }, (_, at) => (at + 1) * multiple)
}

interface NextQuantityOptions {
  quantity: number
  multiple: number
  direction: 'up' | 'down'
}

/** One step up or down by the multiple; never below it, and back onto a multiple from anywhere. */
export function nextQuantity({ quantity, multiple, direction }: NextQuantityOptions): number {
  const steps = quantity / multiple
  const next = direction === 'up' ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return Math.max(1, next) * multiple
}
