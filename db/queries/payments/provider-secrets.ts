import type { SiteDb } from '#db/site-db.ts'

export async function findSealedSecret(db: SiteDb, provider: string): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom('provider_secrets')
    .select('sealed')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return found?.sealed ?? null
}

/** The first one stays: two that are made at once must not differ. */
export async function keepSealedSecret(
  db: SiteDb,
  provider: string,
  sealed: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  await db
    .insertInto('provider_secrets')
    .values({ provider, sealed, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSealedSecret(db, provider)) ?? sealed
}
