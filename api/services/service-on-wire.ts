import type { Service } from '#contract/services.ts'
import { mediaById } from '#db/queries/media.ts'
import type { ServiceRow } from '#db/queries/services.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents, euros } from '#rules/money.ts'
import { onlineImage } from '#rules/pictures.ts'

export async function servicesOnWire(db: SiteDb, rows: readonly ServiceRow[]): Promise<Service[]> {
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
