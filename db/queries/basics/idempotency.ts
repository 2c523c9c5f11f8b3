import type { SiteDb } from '#db/site-db.ts'

/**
 * Takes the key for this transaction. A rival with the same key waits here until the first one has ended;
 * false then means: someone has answered it already.
 */
export async function claimKey(
  db: SiteDb,
  { key, requestHash }: { key: string; requestHash: Uint8Array },
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ key, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function findAnswer(db: SiteDb, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

export async function keepAnswer(db: SiteDb, { key, answer }: { key: string; answer: unknown }): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute()
}

export async function forgetKeysBefore(db: SiteDb, date: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', date).execute()
}
