import type { Service } from '#contract/visits/services.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { ServiceRow } from '#db/queries/visits/services.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { onlineImage } from '#rules/media/pictures.ts'

export async function servicesToWire(db: SiteDb, rows: readonly ServiceRow[]): Promise<Service[]> {
  const media = await mediaById(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  return rows.map(({ id, position, title, description, price_cents, duration_minutes, tags, media_id }) => {
    const found = media_id === null ? undefined : media.get(media_id)
    return {
      id,
      order: position,
      title,
      description,
      price: price_cents === null ? null : euros(cents(price_cents)),
      durationMinutes: duration_minutes,
      tags,
      image: found ? { ...onlineImage(found), alt: title } : null,
    }
  })
}
