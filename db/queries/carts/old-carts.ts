import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** So many at a time: a night's work that fails is not lost as a whole. */
const MOST = 10_000

/**
 * Deletes guests' carts that nobody has touched since. One that was ordered stays, with the pictures of its lines, and so
 * does one whose order may still be paid. Locked first, looked at after: an order that is made meanwhile is seen.
 */
export async function forgetGuestCarts(
  db: SiteDb,
  { emptyBefore, filledBefore }: { emptyBefore: Date; filledBefore: Date },
): Promise<number> {
  const hasLines = sql<boolean>`exists (select from cart_products where cart_id = carts.id)`
  const old = await db
    .selectFrom('carts')
    .select('id')
    .where('user_id', 'is', null)
    .where('ordered_at', 'is', null)
    .where('changed_at', '<', emptyBefore)
    .where((is) =>
      is.or([is('changed_at', '<', filledBefore), is.and([is('merged_into', 'is', null), is.not(hasLines)])]),
    )
    .orderBy('changed_at')
    .limit(MOST)
    .forUpdate()
    .skipLocked()
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('carts')
    .where('id', '=', sql<string>`any (${old.map(({ id }) => id)}::text[])`)
    .where('ordered_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from orders where orders.cart_id = carts.id and orders.status <> 'CANCELLED')`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
