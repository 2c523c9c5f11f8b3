import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/**
 * Guests' orders become the account's whose address they were placed with, once it has shown that it reads the mails of
 * this address: before that they may be another person's. Answers how many there were.
 */
export async function claimGuestOrders(db: SiteDb, userId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set user_id = users.id from users
    where users.id = ${userId} and users.email_confirmed_at is not null
      and orders.site_id = users.site_id and orders.email = users.email and orders.user_id is null
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** An order that no account has, by its random id. */
export async function findGuestOrder(db: SiteDb, publicId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'email', 'firstname', 'lastname', 'phone'])
    .select(['delivery_type', 'delivery_address', 'billing_address'])
    .select(sql<string | null>`birthdate::text`.as('birthdate'))
    .where('public_id', '=', publicId)
    .where('user_id', 'is', null)
    .executeTakeFirst()
}

export type GuestOrder = NonNullable<Awaited<ReturnType<typeof findGuestOrder>>>

/** One guest's order to the account that was opened with it. */
export async function giveOrderTo(db: SiteDb, { orderId, userId }: { orderId: number; userId: number }): Promise<void> {
  await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('id', '=', orderId)
    .where('user_id', 'is', null)
    .execute()
}
