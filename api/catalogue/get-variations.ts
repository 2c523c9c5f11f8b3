import type { Handler } from '#api/calls/handler.ts'
import type { getVariations } from '#contract/catalogue/products.ts'
import { variationRows } from '#db/queries/catalogue/variations.ts'

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
