import { type Selectable, type SqlBool, sql } from 'kysely'
import type { CustomizationPicture } from '#contract/customizations/customizations.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { onlineImage } from '#rules/media/pictures.ts'

/** The picture that a product's answers are drawn on; null where the estate has none. */
export async function findCustomizationPicture(db: SiteDb, productId: number): Promise<CustomizationPicture | null> {
  return (await customizationPictures(db, [productId])).get(productId) ?? null
}

/** Those of several products, by product. */
export async function customizationPictures(
  db: SiteDb,
  productIds: readonly number[],
): Promise<Map<number, CustomizationPicture>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('customization_pictures')
    .select(['product_id', 'media_id', 'corners', 'surface_width', 'surface_height', 'room', 'ink'])
    .select(['engraving_id', 'photograph_id'])
    .select(
      sql<number[]>`array(
        select distinct choices.customization_id from customization_values choices
        join customizations asked on asked.site_id = choices.site_id and asked.id = choices.customization_id
        where asked.product_id = customization_pictures.product_id and choices.media_id is not null
      )`.as('layered'),
    )
    .where(sql<SqlBool>`product_id = any (${productIds}::integer[])`)
    .execute()
  const media = await mediaById(db, [...new Set(rows.map(({ media_id }) => media_id))])
  return new Map(
    rows.flatMap((row) => {
      const file = media.get(row.media_id)
      // Corners are told in pixels: a drawing has none.
      return file?.width && file.height ? [[row.product_id, { image: onlineImage(file), ...toldPicture(row) }]] : []
    }),
  )
}

type Row = Pick<
  Selectable<Tables['customization_pictures']>,
  'corners' | 'surface_width' | 'surface_height' | 'room' | 'ink' | 'engraving_id' | 'photograph_id'
> & { layered: number[] }

function toldPicture({ corners, room, surface_width, surface_height, engraving_id, photograph_id, ...row }: Row) {
  const corner = (at: number) => ({ x: corners[2 * at] ?? 0, y: corners[2 * at + 1] ?? 0 })
  const [left = 0, top = 0, right = 100, bottom = 100] = room
  return {
    corners: [corner(0), corner(1), corner(2), corner(3)] satisfies CustomizationPicture['corners'],
    surface: { width: surface_width, height: surface_height },
    room: { left, top, right, bottom },
    ink: row.ink,
    layered: row.layered,
    engraving: engraving_id,
    photograph: photograph_id,
  }
}
