import type { SiteDb } from '#db/site-db.ts'

/** Whether and where a cart may be recalled. Locked: it is recalled once, and not while it is being ordered. */
export async function findReminder(db: SiteDb, cartId: string) {
  return db
    .selectFrom('carts')
    .select(['reminder_email', 'reminder_locale', 'ordered_at', 'reminded_at', 'changed_at'])
    .select((has) => [
      has
        .exists(has.selectFrom('cart_products').select('id').whereRef('cart_products.cart_id', '=', 'carts.id'))
        .as('has_lines'),
      has
        .exists(
          has
            .selectFrom('orders')
            .select('id')
            .whereRef('orders.cart_id', '=', 'carts.id')
            .where('orders.status', '<>', 'CANCELLED'),
        )
        .as('has_order'),
    ])
    .where('carts.id', '=', cartId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markReminded(db: SiteDb, { cartId, now }: { cartId: string; now: Date }): Promise<void> {
  await db.updateTable('carts').set({ reminded_at: now }).where('id', '=', cartId).execute()
}

/** Forgets the address that a cart was to be recalled at; answers whether there is such a cart. */
export async function forgetReminder(db: SiteDb, cartId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('carts')
    .set({ reminder_email: null, reminder_locale: null, reminder_consented_at: null })
    .where('id', '=', cartId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
