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
