import { customizationPictures } from '#db/queries/customizations/customization-pictures.ts'
import type { SiteDb } from '#db/site-db.ts'

/** An order with its lines, as its mails tell it. */
export async function findMailedOrder(db: SiteDb, id: number) {
  const [order, lines] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute(),
  ])
  if (!order) return undefined
  const answered = lines.filter(({ customizations }) => Array.isArray(customizations) && customizations.length > 0)
  const pictures = await customizationPictures(db, [...new Set(answered.flatMap(({ product_id }) => product_id ?? []))])
  const pictureOf = ({ product_id }: { product_id: number | null }) => pictures.get(product_id ?? 0) ?? null
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, picture: answered.includes(line) ? pictureOf(line) : null })),
  }
}

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>
