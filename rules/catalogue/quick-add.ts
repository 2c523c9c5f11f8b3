import type { Product } from '#contract/catalogue/products.ts'
import { USUAL_MILLILITRES } from './usual-bottle.ts'

/** What one touch of a card puts into the cart. */
export interface QuickAdd {
  idDeclination: number
  quantity: number
}

const CASE = 6

type Sold = Pick<Product, 'type' | 'kind' | 'hasCustomizations'>
type Offered = Pick<
  Product['declination'][number],
  'id' | 'format' | 'finalPrice' | 'isInStock' | 'quantity' | 'sellByMultipleOf'
>

/**
 * Of a wine a case of its usual bottle that costs least, of anything else as few as can be had; null where there is
 * something to choose or to say first, where nothing is sold, and where there is not that much left.
 */
export function quickAdd({ type, kind, hasCustomizations }: Sold, declinations: readonly Offered[]): QuickAdd | null {
  if (hasCustomizations || kind === 'GIFT_CARD') return null
  const usual = declinations.filter(({ format }) => format === USUAL_MILLILITRES)
  const [chosen] = (usual.length > 0 ? usual : declinations)
    .filter(({ finalPrice, isInStock }) => finalPrice !== null && isInStock)
    .sort((one, other) => (one.finalPrice ?? 0) - (other.finalPrice ?? 0))
  if (!chosen) return null
  const { id, format, quantity: left, sellByMultipleOf: multiple } = chosen
  const isBottle = type.type === 'WINE' && format === USUAL_MILLILITRES
  const quantity = isBottle ? Math.ceil(CASE / multiple) * multiple : multiple
  return left !== null && left < quantity ? null : { idDeclination: id, quantity }
}
