import type { SiteDb } from '#db/site-db.ts'

/** An account's address, and whether its owner has shown that it is theirs. */
export async function findAccountAddress(db: SiteDb, userId: number) {
  const { email, proven_email } = await db
    .selectFrom('users')
    .select(['email', 'proven_email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, isProven: proven_email === email }
}

/** Only for who follows the link of the mail while signed in: the mailbox and the account are then one person's. */
export async function proveAddress(db: SiteDb, { userId, email }: { userId: number; email: string }): Promise<void> {
  await db
    .updateTable('users')
    .set({ proven_email: email })
    .where('id', '=', userId)
    .where('email', '=', email)
    .execute()
}
