import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'

const chosenCredentials = prepared(
  (_db, { usual }: Slots<{ usual: string }>) => sql<{ method: string; sealed: Uint8Array | null }>`
    with chosen as (
      select coalesce((select value from parameters where type = 'PAYMENT_METHOD'), ${usual}::text) as method
    )
    select method, sealed from chosen left join provider_secrets on provider = method`,
)

/** The provider that the estate has chosen, else the usual one, and what is entrusted of the account there. */
export async function findChosenCredentials(db: SiteDb, usual: string) {
  const [chosen] = await chosenCredentials(db, { usual })
  return chosen ?? { method: usual, sealed: null }
}

/** What an estate has entrusted of its account at a provider. */
export async function findSealedCredentials(db: SiteDb, provider: string): Promise<Uint8Array | null> {
  const [found] = await sealedCredentials(db, { provider })
  return found?.sealed ?? null
}

const sealedCredentials = prepared((db, { provider }: Slots<{ provider: string }>) =>
  db.selectFrom('provider_secrets').select('sealed').where('provider', '=', provider),
)

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
