import type { SiteDb } from '#db/site-db.ts'

export async function findSessionUser(db: SiteDb, { tokenHash, now }: { tokenHash: Uint8Array; now: Date }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (on) =>
      on.onRef('users.site_id', '=', 'sessions.site_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .select(['users.id', 'users.role', 'users.email', 'sessions.seen_at as seenAt'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
}

export async function noteSessionUse(
  db: SiteDb,
  { tokenHash, now }: { tokenHash: Uint8Array; now: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function forgetExpiredSessions(db: SiteDb, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

export async function addSession(
  db: SiteDb,
  session: { token_hash: Uint8Array; user_id: number; expires_at: Date; seen_at: Date },
) {
  await db.insertInto('sessions').values(session).execute()
}

export async function endSession(db: SiteDb, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Wherever they are signed in: who has a new password is not the one who knew the old one. */
export async function endSessionsOf(
  db: SiteDb,
  { userId, except }: { userId: number; except: Uint8Array | null },
): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (except ? all.where('token_hash', '<>', except) : all).execute()
}
