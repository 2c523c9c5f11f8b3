import type { getVariations } from '#contract/products.ts'
import { variationRows } from '#db/queries/product-rows.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetVariations: Handler<typeof getVariations> = async (_, { db, locale }) => {
  const rows = await variationRows(db, locale)
  const variations = rows.variations.map(({ id, label, display_label }) => {
    const own = rows.details.filter(({ variation_id }) => variation_id === id)
    return {
      id,
      label,
      displayLabel: display_label,
      detail: own.map((detail) => ({ id: detail.id, label: detail.label })),
    }
  })
  return { value: { variations, total: variations.length } }
}
