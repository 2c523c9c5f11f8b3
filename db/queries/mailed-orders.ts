import type { SiteDb } from '../site-db.ts'

/** An order with its lines, as its mails tell it. */
export async function findMailedOrder(db: SiteDb, id: number) {
  const [order, lines] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute(),
  ])
  return order && { ...order, lines }
}

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>

/** What tells apart whoever may see an order: its number and its customer, or the random id. */
export async function findOrderKey(db: SiteDb, id: number | string) {
  const column = typeof id === 'number' ? 'id' : 'public_id'
  return db.selectFrom('orders').select(['id', 'user_id']).where(column, '=', id).executeTakeFirst()
}
