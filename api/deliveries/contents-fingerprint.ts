import { createHash } from 'node:crypto'
import type { DeliveryPlace } from '#rules/deliveries/delivery-place.ts'

interface Sent {
  /** The declination. */
  id: number
  quantity: number
}

/** What a quote was made for: the same bottles to the same place, however they lie in the cart. */
export function contentsFingerprint(lines: readonly Sent[], { country, postalCode }: DeliveryPlace): string {
  const quantityById = new Map<number, number>()
  for (const { id, quantity } of lines) quantityById.set(id, (quantityById.get(id) ?? 0) + quantity)
  const contents = [...quantityById].sort(([a], [b]) => a - b)
  return createHash('sha256')
    .update(JSON.stringify([contents, country, postalCode]))
    .digest('hex')
}
