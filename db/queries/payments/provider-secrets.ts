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

export async function replaceSealedCredentials(
  db: SiteDb,
  { provider, sealed, now }: { provider: string; sealed: Uint8Array; now: Date },
): Promise<void> {
  await db
    .insertInto('provider_secrets')
    .values({ provider, sealed, changed_at: now })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet({ sealed, changed_at: now }))
    .execute()
}

export async function forgetSealedCredentials(db: SiteDb, provider: string): Promise<void> {
  await db.deleteFrom('provider_secrets').where('provider', '=', provider).execute()
}
