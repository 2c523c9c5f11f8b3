import { type SqlBool, sql } from 'kysely'
import { customizationPictures } from '#db/queries/customizations/customization-pictures.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'

/** An order with its lines and their pictures, as its mails tell it. */
export async function findMailedOrder(db: SiteDb, id: number) {
  const [order, lines] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute(),
  ])
  if (!order) return undefined
  const answered = lines.filter(({ customizations }) => Array.isArray(customizations) && customizations.length > 0)
  const [pictures, drawings] = await Promise.all([
    linePictures(db, id),
    customizationPictures(db, [...new Set(answered.flatMap(({ product_id }) => product_id ?? []))]),
  ])
  return {
    ...order,
    lines: lines.map((line) => ({
      ...line,
      picture: pictures.get(line.position) ?? null,
      /** Of what was made one's own: what its look is drawn from. */
      drawn: answered.includes(line) ? (drawings.get(line.product_id ?? 0) ?? null) : null,
    })),
  }
}

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>

/** As the catalogue shows them today, by their places; what is gone from it has none. */
async function linePictures(db: SiteDb, orderId: number): Promise<Map<number, MediaFacts>> {
  const shown = await db
    .selectFrom('order_lines')
    .leftJoin('declinations', (on) => on.on(joined('declinations', 'declination_id')))
    .leftJoin('products', (on) => on.on(joined('products', 'product_id')))
    .select('order_lines.position')
    .select(sql<string | null>`coalesce(declinations.media_id, products.media_id)`.as('media'))
    .where('order_lines.order_id', '=', orderId)
    .execute()
  const media = await mediaById(
    db,
    shown.flatMap((line) => line.media ?? []),
  )
  return new Map(
    shown.flatMap(({ position, media: id }) => {
      const facts = media.get(id ?? '')
      return facts ? [[position, facts] as const] : []
    }),
  )
}

function joined(table: string, column: string) {
  return sql<SqlBool>`${sql.ref(`${table}.site_id`)} = order_lines.site_id and ${sql.ref(`${table}.id`)} = ${sql.ref(`order_lines.${column}`)}`
}
