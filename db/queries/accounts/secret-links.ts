import { type Insertable, sql } from 'kysely'
import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type NewLink = Omit<Insertable<Tables['secret_links']>, 'site_id' | 'id' | 'used_at' | 'facts'> & { facts: object }

interface FollowedLink {
  purpose: LinkPurpose
  tokenHash: Uint8Array
  now: Date
}

/** Whoever asks again follows the newest link: older ones of this purpose, about the same order if any, end. Answers its id. */
export async function addSecretLink(db: SiteDb, { facts, ...link }: NewLink): Promise<number> {
  await db
    .deleteFrom('secret_links')
    .where('email', '=', link.email)
    .where('purpose', '=', link.purpose)
    // What somebody else wants with the same address is theirs.
    .where('user_id', 'is not distinct from', link.user_id ?? null)
    .where('used_at', 'is', null)
    .where(sql<boolean>`facts -> 'orderId' is not distinct from ${JSON.stringify(facts)}::jsonb -> 'orderId'`)
    .execute()
  const { id } = await db
    .insertInto('secret_links')
    .values({ ...link, facts: JSON.stringify(facts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findOpenLink(db: SiteDb, { purpose, tokenHash, now }: FollowedLink) {
  return db
    .selectFrom('secret_links')
    .select(['id', 'user_id', 'email', 'facts'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** One statement that only the first of many succeeds in. */
export async function takeLink(db: SiteDb, { purpose, tokenHash, now }: FollowedLink) {
  return db
    .updateTable('secret_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'email', 'facts'])
    .executeTakeFirst()
}

/** What its mail needs. */
export async function findSealedLink(db: SiteDb, id: number) {
  return db
    .selectFrom('secret_links')
    .select(['site_id', 'sealed_token', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function forgetLinksBefore(db: SiteDb, before: Date): Promise<void> {
  await db.deleteFrom('secret_links').where('expires_at', '<', before).execute()
}

/** A link that no mail was queued for yet; whoever asks first has it, and queues it. */
export async function takeUnsentLink(db: SiteDb, { id, now }: { id: number; now: Date }) {
  return db
    .updateTable('secret_links')
    .set({ facts: JSON.stringify({ isQueued: true }) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`facts = '{}'::jsonb`)
    .returning(['id', 'user_id', 'email'])
    .executeTakeFirst()
}

export async function deleteLink(db: SiteDb, id: number): Promise<void> {
  await db.deleteFrom('secret_links').where('id', '=', id).execute()
}

/** Whatever was on its way to an account before it changed hands or locks. */
export async function endLinksOf(db: SiteDb, userId: number): Promise<void> {
  await db.deleteFrom('secret_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}
