import type { Insertable } from 'kysely'
import type { SubscriptionOrigin } from '#contract/newsletters/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const READER = ['id', 'site_id', 'email', 'locale', 'sealed_token'] as const

export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>

export async function findReader(db: SiteDb, id: number) {
  return db.selectFrom('newsletter_readers').select(READER).where('id', '=', id).executeTakeFirst()
}

export async function findReaderByEmail(db: SiteDb, email: string) {
  return db.selectFrom('newsletter_readers').select(READER).where('email', '=', email).executeTakeFirst()
}

export async function findReaderByToken(db: SiteDb, tokenHash: Uint8Array) {
  return db.selectFrom('newsletter_readers').select(READER).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** A reader of this address, who keeps the token of their first letter. */
export async function addReader(db: SiteDb, reader: Omit<Insertable<Tables['newsletter_readers']>, 'site_id' | 'id'>) {
  return db
    .insertInto('newsletter_readers')
    .values(reader)
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet({ locale: reader.locale }))
    .returning(READER)
    .executeTakeFirstOrThrow()
}

export async function listSubscribed(db: SiteDb, readerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('reader_id', '=', readerId)
    .where('ended_at', 'is', null)
    .orderBy('list_id')
    .execute()
  return rows.map(({ list_id }) => list_id)
}

interface NewSubscriptions {
  readerId: number
  lists: readonly number[]
  origin: SubscriptionOrigin
  wording: string
  askedAt: Date
  now: Date
}

/** Answers how many are new: who is subscribed already stays so, under the consent of then. */
export async function addSubscriptions(
  db: SiteDb,
  { readerId, lists, origin, wording, askedAt, now }: NewSubscriptions,
): Promise<number> {
  if (lists.length === 0) return 0
  const common = { reader_id: readerId, origin, wording, asked_at: askedAt, confirmed_at: now }
  const added = await db
    .insertInto('newsletter_subscriptions')
    .values(lists.map((list_id) => ({ ...common, list_id })))
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'reader_id', 'list_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .execute()
  return added.length
}

/** All that are not among these. */
export async function endSubscriptionsBut(
  db: SiteDb,
  { readerId, lists, now }: { readerId: number; lists: readonly number[]; now: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now })
    .where('reader_id', '=', readerId)
    .where('ended_at', 'is', null)
    .$if(lists.length > 0, (some) => some.where('list_id', 'not in', lists))
    .execute()
}
