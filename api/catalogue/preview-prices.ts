import type { Handler } from '#api/calls/handler.ts'
import type { previewPrices } from '#contract/catalogue/prices.ts'
import { listPriced } from '#db/queries/catalogue/priced-declinations.ts'
import { isSound } from '#rules/catalogue/price-steps.ts'
import { pricedRows, pricedRowToWire, readWish } from './priced-rows.ts'

/** PostgreSQL's integer is the ceiling of ids: what is above is nobody's. */
const MOST_ID = 2_147_483_647

export const handlePreviewPrices: Handler<typeof previewPrices> = async ({ query }, { db, locale, now }) => {
  const wish = readWish(query)
  const ids = [...new Set(query.declinations.split(',').map(Number))].filter((id) => id <= MOST_ID)
  const priced = await listPriced(db, { ids, locale })
  if (priced.length < ids.length || ids.length === 0) return { refusal: 'thing-not-found' }
  const from = query.from ? new Date(query.from) : now
  const rows = isSound(wish) ? pricedRows({ priced, wish, from }) : null
  if (!rows) return { problems: { amount: { problem: 'invalid' } } }
  return { value: { rows: rows.map(pricedRowToWire) } }
}
