import type { Insertable } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export async function findSessionUser(db: SiteDb, session: SessionInUse) {
  return (await sessionUsers(db, session))[0]
}

interface SessionInUse {
  tokenHash: Uint8Array
  now: Date
}

const sessionUsers = prepared((db, { tokenHash, now }: Slots<SessionInUse>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (on) =>
      on.onRef('users.site_id', '=', 'sessions.site_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .select([
      'users.id',
      'users.role',
      'users.office_role as officeRole',
      'users.email',
      'users.second_factor_at as factorAt',
      'sessions.seen_at as seenAt',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now),
)

export async function noteSessionUse(db: SiteDb, { tokenHash, now }: SessionInUse): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function forgetExpiredSessions(db: SiteDb, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

export async function addSession(
  db: SiteDb,
  {
    now,
    ...session
  }: Pick<Insertable<Tables['sessions']>, 'token_hash' | 'user_id' | 'expires_at' | 'browser' | 'system'> & {
    now: Date
  },
) {
  await db
    .insertInto('sessions')
    .values({ ...session, created_at: now, seen_at: now })
    .execute()
}

/** Where an account is signed in, the last used first. */
export async function listSessions(db: SiteDb, { userId, now }: { userId: number; now: Date }) {
  return db
    .selectFrom('sessions')
    .select(['public_id', 'browser', 'system', 'created_at', 'seen_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('public_id')
    .execute()
}

/** Whether this account had such a session. */
export async function endSessionOf(
  db: SiteDb,
  { userId, publicId }: { userId: number; publicId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0
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
