import type { CellarWine } from '#contract/cellar/cellar.ts'
import type { CellarRow } from '#db/queries/cellar/cellar.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { drinkState } from '#rules/cellar/drink-state.ts'
import { onlineImage } from '#rules/media/pictures.ts'

export async function cellarToWire(
  db: SiteDb,
  { rows, now }: { rows: readonly CellarRow[]; now: Date },
): Promise<CellarWine[]> {
  const media = await mediaById(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  return rows.map((row) => {
    const picture = media.get(row.media_id ?? '')
    const window = { drinkFrom: row.drink_from, drinkUntil: row.drink_until }
    return {
      idDeclination: row.declination_id,
      idProduct: row.product_id,
      name: row.name,
      slug: row.slug,
      appellation: row.appellation,
      colour: row.colour,
      year: row.year,
      capacity: row.capacity === null ? null : Number(row.capacity),
      capacityUnit: row.capacity_unit,
      image: picture ? { ...onlineImage(picture), alt: row.name } : null,
      bought: row.bought,
      opened: row.opened,
      left: row.bought - row.opened,
      lastBoughtAt: row.last_bought_at.toISOString(),
      ...window,
      state: drinkState(window, parisYear(now)),
    }
  })
}
