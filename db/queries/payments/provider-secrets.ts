import type { SiteDb } from '#db/site-db.ts'

/** What an estate has entrusted of its account at a provider. */
export async function findSealedCredentials(db: SiteDb, provider: string): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom('provider_secrets')
    .select('sealed')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return found?.sealed ?? null
}

/** The first ones stay: two that are made at once must not differ. */
export async function keepSealedCredentials(
  db: SiteDb,
  { provider, sealed, now }: { provider: string; sealed: Uint8Array; now: Date },
): Promise<Uint8Array> {
  await db
    .insertInto('provider_secrets')
    .values({ provider, sealed, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSealedCredentials(db, provider)) ?? sealed
}
