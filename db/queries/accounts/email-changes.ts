import type { SiteDb } from '#db/site-db.ts'

interface NewEmailChange {
  userId: number
  newEmail: string
  now: Date
  expiresAt: Date
}

/** Whoever asks again wants the newest: what was asked before is forgotten. Answers its id. */
export async function addEmailChange(
  db: SiteDb,
  { userId, newEmail, now, expiresAt }: NewEmailChange,
): Promise<number> {
  await deleteEmailChange(db, userId)
  const { id } = await db
    .insertInto('email_changes')
    .values({ user_id: userId, new_email: newEmail, asked_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteEmailChange(db: SiteDb, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export async function findEmailChange(db: SiteDb, { userId, now }: { userId: number; now: Date }) {
  return db
    .selectFrom('email_changes')
    .select(['id', 'new_email'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

interface ConfirmedSide {
  id: number
  side: 'old_confirmed_at' | 'new_confirmed_at'
  now: Date
}

/** Notes that one of the two has said yes; whoever answers at the same moment waits here and then sees both. */
export async function confirmSide(db: SiteDb, { id, side, now }: ConfirmedSide) {
  return db
    .updateTable('email_changes')
    .set({ [side]: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(['new_email', 'old_confirmed_at', 'new_confirmed_at'])
    .executeTakeFirst()
}

export async function forgetEmailChangesBefore(db: SiteDb, before: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<', before).execute()
}
