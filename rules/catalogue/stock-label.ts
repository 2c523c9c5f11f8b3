/** What is told of a stock: there, nearly gone (and how many are left), or gone. */
export type StockLabel = { state: 'in-stock' } | { state: 'low'; remaining: number } | { state: 'sold-out' }

interface Stocked {
  quantity: number | null
  isInStock: boolean
}

/** Below the estate's limit the number itself is told; without a limit it never is. */
export function stockLabel({ quantity, isInStock }: Stocked, limit: number | null): StockLabel {
  if (!isInStock) return { state: 'sold-out' }
  if (quantity !== null && limit !== null && quantity <= limit) return { state: 'low', remaining: quantity }
  return { state: 'in-stock' }
}
