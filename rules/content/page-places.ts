interface PlacedPage {
  id: number
  parent_id: number | null
}

interface Wish {
  id: number
  parentId: number | null
  at: number
}

/**
 * The pages that stand where one is put, in their new order; null when the place is not there, and `below-itself` when it is
 * among those that hang on the page. Pages come in their order.
 */
export function placedOrder(
  pages: readonly PlacedPage[],
  { id, parentId, at }: Wish,
): readonly number[] | 'below-itself' | null {
  const parents = new Map(pages.map((page) => [page.id, page.parent_id]))
  if (!parents.has(id) || (parentId !== null && !parents.has(parentId))) return null
  for (let above: number | null = parentId; above !== null; above = parents.get(above) ?? null)
    if (above === id) return 'below-itself'
  const beside = pages.filter((page) => page.parent_id === parentId && page.id !== id).map((page) => page.id)
  return beside.toSpliced(at, 0, id)
}
