import type { SiteDb } from '#db/site-db.ts'

/**
 * Guests' orders of an address become the account's: only to be called once the account has shown that it reads the mails
 * of this address. Answers how many there were.
 */
export async function claimGuestOrders(
  db: SiteDb,
  { userId, email }: { userId: number; email: string },
): Promise<number> {
  const claimed = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}
