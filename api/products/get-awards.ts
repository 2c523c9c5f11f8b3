import type { getAwards } from '#contract/products.ts'
import { listAwards } from '#db/queries/awards.ts'
import { mediaById } from '#db/queries/media.ts'
import type { Handler } from '../machinery/handler.ts'
import { awardOnWire } from './product-detail-on-wire.ts'

export const handleGetAwards: Handler<typeof getAwards> = async ({ list }, { db }) => {
  const { rows, total } = await listAwards(db, list)
  const media = await mediaById(db, [...new Set(rows.flatMap(({ media_id }) => media_id ?? []))])
  return { value: { awards: rows.map((row) => awardOnWire(row, media)), total } }
}
