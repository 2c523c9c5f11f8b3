import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/**
 * A code as a cart meets it, by its capitals. The use that the cart's own living order has taken is not counted: who comes
 * back from the bank finds the code as it was.
 */
export async function findDiscountCode(db: SiteDb, { code, cartId }: { code: string; cartId: string }) {
  return db
    .selectFrom('discount_codes')
    .select(['id', 'code', 'type', 'amount', 'detail_type', 'least_cents', 'max_uses', 'max_uses_per_customer'])
    .select(['starts_at', 'ends_at', 'is_valid'])
    .select(
      sql<number>`uses - (
        select count(*)::integer from orders
        where orders.site_id = discount_codes.site_id and orders.discount_code_id = discount_codes.id
          and orders.cart_id = ${cartId} and orders.status <> 'CANCELLED'
      )`.as('uses'),
    )
    .where('code', '=', code)
    .executeTakeFirst()
}

/** How often a customer has used a code, in carts other than this one; an order that was cancelled gave its use back. */
export async function countCodeUses(
  db: SiteDb,
  { codeId, userId, cartId }: { codeId: number; userId: number; cartId: string },
): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::integer`.as('uses'))
    .where('discount_code_id', '=', codeId)
    .where('cart_id', '!=', cartId)
    .where('status', '!=', 'CANCELLED')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('user_id', '=', userId),
        eb('email', '=', selectFrom('users').select('users.email').where('users.id', '=', userId)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return uses
}
