import { type SqlBool, sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import { customizationPictures } from '#db/queries/customizations/customization-pictures.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'

/** An order with its lines and their pictures, as its mails tell it. */
export async function findMailedOrder(db: SiteDb, id: number) {
  const [[order], lines] = await Promise.all([orders(db, { id }), shownLines(db, { id })])
  if (!order) return undefined
  const answered = lines.filter(({ customizations }) => Array.isArray(customizations) && customizations.length > 0)
  const drawings = await customizationPictures(db, [...new Set(answered.flatMap(({ product_id }) => product_id ?? []))])
  return {
    ...order,
    lines: lines.map((line) => ({
      ...line,
      /** Of what was made one's own: what its look is drawn from. */
      drawn: answered.includes(line) ? (drawings.get(line.product_id ?? 0) ?? null) : null,
    })),
  }
}

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>

const orders = prepared((db, { id }: Slots<{ id: number }>) => db.selectFrom('orders').selectAll().where('id', '=', id))

/** With their pictures as the catalogue shows them today; what is gone from it has none. */
const shownLines = prepared((db, { id }: Slots<{ id: number }>) =>
  db
    .selectFrom('order_lines')
    .leftJoin('declinations', (on) => on.on(joined('declinations', 'declination_id')))
    .leftJoin('products', (on) => on.on(joined('products', 'product_id')))
    .leftJoin('media', (on) =>
      on.on(
        sql<SqlBool>`media.site_id = order_lines.site_id and media.id = coalesce(declinations.media_id, products.media_id)`,
      ),
    )
    .selectAll('order_lines')
    .select(picture.as('picture'))
    .where('order_lines.order_id', '=', id)
    .orderBy('order_lines.position'),
)

const picture = sql<MediaFacts | null>`
  case when media.id is not null then json_build_object('id', media.id, 'kind', media.kind, 'filename', media.filename,
    'mime_type', media.mime_type, 'width', media.width, 'height', media.height) end`

function joined(table: string, column: string) {
  return sql<SqlBool>`${sql.ref(`${table}.site_id`)} = order_lines.site_id and ${sql.ref(`${table}.id`)} = ${sql.ref(`order_lines.${column}`)}`
}
