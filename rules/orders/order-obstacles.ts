import type { BottleCount } from '#contract/carts/carts.ts'

interface ObstacleLine {
  line_id: number
  quantity: number
  isUnavailable?: boolean
  /** How many the cart may hold of it; null where nobody counts, left out where the order itself will see. */
  stillAvailable?: number | null
  sell_by_multiple_of: number
}

export type Obstacle =
  | { kind: 'empty' | 'too-expensive' }
  | { kind: 'line-unavailable' | 'stock'; lineId: number }
  | { kind: 'too-few-bottles' | 'not-a-multiple-of-bottles'; bottles: BottleCount }
  | { kind: 'too-many-bottles'; bottles: BottleCount }

/** What keeps a cart from being ordered as it stands. Rules of parcels concern what is sent, not what is fetched. */
export function orderObstacles(lines: readonly ObstacleLine[], bottles: BottleCount | null): Obstacle[] {
  if (lines.length === 0) return [{ kind: 'empty' }]
  return [...lines.flatMap(lineObstacle), ...(bottles ? bottleObstacle(bottles) : [])]
}

function lineObstacle({
  line_id,
  isUnavailable,
  quantity,
  stillAvailable,
  sell_by_multiple_of,
}: ObstacleLine): Obstacle[] {
  if (isUnavailable) return [{ kind: 'line-unavailable', lineId: line_id }]
  const isShort = stillAvailable != null && quantity > stillAvailable
  return isShort || quantity % sell_by_multiple_of !== 0 ? [{ kind: 'stock', lineId: line_id }] : []
}

function bottleObstacle(bottles: BottleCount): Obstacle[] {
  if (bottles.excess > 0) return [{ kind: 'too-many-bottles', bottles }]
  if (bottles.missing === 0) return []
  const isUnderMinimum = bottles.count < bottles.minimum
  return [{ kind: isUnderMinimum ? 'too-few-bottles' : 'not-a-multiple-of-bottles', bottles }]
}
