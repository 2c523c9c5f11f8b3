import type { SiteDb } from '#db/site-db.ts'

/** An order with its lines, as its mails tell it. */
export async function findMailedOrder(db: SiteDb, id: number) {
  const [order, lines] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute(),
  ])
  return order && { ...order, lines }
}

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>
