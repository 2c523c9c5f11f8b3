import { VISIT_LANGUAGES } from '#contract/visits/closed-sets.ts'
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
  return rows.map((row) => {
    const { id, title, price_cents, media_id } = row
    const found = media_id === null ? undefined : media.get(media_id)
    return {
      id,
      order: row.position,
      title,
      description: row.description,
      price: price_cents === null ? null : euros(cents(price_cents)),
      deposit: row.deposit_cents === null ? null : euros(cents(row.deposit_cents)),
      durationMinutes: row.duration_minutes,
      languages: VISIT_LANGUAGES.filter((language) => row.languages.includes(language)),
      minPeople: row.min_people,
      maxPeople: row.max_people,
      leadHours: row.lead_hours,
      goodToKnow: row.good_to_know,
      idCalendar: row.calendar_id,
      tags: row.tags,
      image: found ? { ...onlineImage(found), alt: title } : null,
    }
  })
}
