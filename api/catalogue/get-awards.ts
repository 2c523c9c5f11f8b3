import type { Handler } from '#api/calls/handler.ts'
import type { getAwards } from '#contract/catalogue/products.ts'
import { listAwards } from '#db/queries/catalogue/awards.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { awardToWire } from './product-detail-to-wire.ts'

export const handleGetAwards: Handler<typeof getAwards> = async ({ list }, { db }) => {
  const { rows, total } = await listAwards(db, list)
  const media = await mediaById(db, [...new Set(rows.flatMap(({ media_id }) => media_id ?? []))])
  const awards = rows.map((row) => awardToWire({ ...row, media: media.get(row.media_id ?? '') ?? null }))
  return { value: { awards, total } }
}
