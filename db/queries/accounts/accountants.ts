import type { SiteDb } from '#db/site-db.ts'

export async function isAccountant(db: SiteDb, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('is_accountant').where('id', '=', userId).executeTakeFirst()
  return user?.is_accountant ?? false
}

/** Answers whether there is such an administrator. */
export async function nameAccountant(
  db: SiteDb,
  { email, isAccountant }: { email: string; isAccountant: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_accountant: isAccountant })
    .where('email', '=', email)
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
