import { findSealedSecret, keepSealedSecret } from '#db/queries/payments/provider-secrets.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { SiteAccount } from '#providers/payments/payments.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

interface AccountParts {
  db: SiteDb
  secrets: Sealer
  site: { id: number }
  now: Date
}

/**
 * The estate's account at a payment provider. The built-in bank opens one for whoever has none; it gets a secret of its
 * own, because a shared one would let an estate sign for its neighbour.
 */
export async function openSiteAccount(
  { db, secrets, site, now }: AccountParts,
  provider: string,
  newSecret: () => string,
): Promise<SiteAccount | null> {
  const name = `${site.id} ${provider}`
  const sealed =
    (await findSealedSecret(db, provider)) ??
    (provider === 'TEST_CARDS' ? await keepSealedSecret(db, provider, secrets.seal(newSecret(), name), now) : null)
  return sealed && { siteId: site.id, secret: secrets.open(sealed, name) }
}
