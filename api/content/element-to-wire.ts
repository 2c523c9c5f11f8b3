import type { HandlerContext } from '#api/calls/handler.ts'
import type { Element } from '#contract/content/elements.ts'
import type { ElementRow } from '#db/queries/content/elements.ts'
import { partnersOf } from '#db/queries/content/partners.ts'
import { eventsOf } from '#db/queries/events/events.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import { partnerToWire } from './partner-to-wire.ts'

/** Elements with their pictures, and with what only partners and events tell. */
export async function elementsToWire(
  { db, locale }: Pick<HandlerContext, 'db' | 'locale'>,
  rows: readonly ElementRow[],
): Promise<Element[]> {
  const ids = rows.map(({ id }) => id)
  const [pictures, partners, events] = await Promise.all([
    mediaById(
      db,
      rows.flatMap(({ media_id }) => media_id ?? []),
    ),
    partnersOf(db, ids),
    eventsOf(db, { ids, locale }),
  ])
  return rows.map(({ media_id, position, ...row }) => {
    const media = media_id === null ? undefined : pictures.get(media_id)
    const partner = partners.find(({ element_id }) => element_id === row.id)
    const event = events.find(({ element_id }) => element_id === row.id)
    return {
      ...row,
      order: position,
      image: media ? { ...onlineImage(media), alt: row.title } : null,
      partner: partner ? partnerToWire(partner, locale) : null,
      event: event
        ? {
            startsAt: event.starts_at.toISOString(),
            endsAt: event.ends_at.toISOString(),
            place: event.place,
            price: event.price,
            capacity: event.capacity,
            isOpen: event.is_open,
          }
        : null,
    }
  })
}
