import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewInvitation = Pick<
  Insertable<Tables['invitations']>,
  'token_hash' | 'email' | 'locale' | 'office_role' | 'created_at' | 'expires_at'
>

/** Whoever is invited again follows the newest link: older ones end. */
export async function addInvitation(db: SiteDb, invitation: NewInvitation): Promise<void> {
  await db.deleteFrom('invitations').where('email', '=', invitation.email).where('used_at', 'is', null).execute()
  await db.insertInto('invitations').values(invitation).execute()
}

export async function findOpenInvitation(db: SiteDb, { tokenHash, now }: { tokenHash: Uint8Array; now: Date }) {
  return db
    .selectFrom('invitations')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** One statement that only the first of many succeeds in. */
export async function takeInvitation(db: SiteDb, { tokenHash, now }: { tokenHash: Uint8Array; now: Date }) {
  return db
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'locale', 'office_role'])
    .executeTakeFirst()
}

export async function listOpenInvitations(db: SiteDb, now: Date) {
  return db
    .selectFrom('invitations')
    .select(['email', 'office_role', 'created_at', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Whether there was one that could still be followed. */
export async function withdrawInvitations(db: SiteDb, { email, now }: { email: string; now: Date }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function forgetInvitationsBefore(db: SiteDb, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute()
}
