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
          and orders.cart_id = ${cartId} and orders.fulfilment <> 'CANCELLED' and orders.money <> 'REFUNDED'
      )`.as('uses'),
    )
    .where('code', '=', code)
    .executeTakeFirst()
}

interface CustomerUses {
  codeId: number
  customerKey: string
  /** Null for a guest. */
  userId: number | null
  /** Whose order is not counted. */
  exceptCartId?: string
}

/** How many living orders of a customer carry a code: what was cancelled or wholly refunded gave its use back. */
export async function countCodeUses(
  db: SiteDb,
  { codeId, customerKey, userId, exceptCartId = '' }: CustomerUses,
): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::integer`.as('uses'))
    .where('discount_code_id', '=', codeId)
    .where('cart_id', '!=', exceptCartId)
    .where('fulfilment', '!=', 'CANCELLED')
    .where('money', '!=', 'REFUNDED')
    .where(({ or, eb }) => or([eb('customer_key', '=', customerKey), eb('user_id', '=', userId)]))
    .executeTakeFirstOrThrow()
  return uses
}

/** The code of an order and one that another order asks for, held until the end; always in the same order. */
export async function lockCodes(
  db: SiteDb,
  { formerId, code }: { formerId: number; code: string | null },
): Promise<void> {
  await db
    .selectFrom('discount_codes')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('orders').select('discount_code_id').where('orders.id', '=', formerId)),
        eb('code', '=', code),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
