import type { HandlerContext } from '#api/calls/handler.ts'
import { findSealedCredentials, keepSealedCredentials } from '#db/queries/payments/provider-secrets.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readCredentials, writeCredentials } from '#providers/payments/credentials.ts'
import type { AccountOutcome, PaymentAccount, PaymentProvider } from '#providers/payments/payments.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

interface AccountParts {
  db: SiteDb
  secrets: Sealer
  site: { id: number }
  now: Date
}

/** What an estate's credentials are sealed for. */
export function credentialsName(siteId: number, provider: string): string {
  return `${siteId} ${provider}`
}

/**
 * The estate's account at a payment provider. Not configured: there is no such provider here, the estate has entrusted
 * nothing, or what it has entrusted is not what this provider needs.
 */
export async function openSiteAccount<Account extends PaymentAccount>(
  parts: AccountParts,
  provider: PaymentProvider<Account> | null,
): Promise<AccountOutcome<Account>> {
  if (!provider) return { outcome: 'not-configured' }
  return openKnownAccount(parts, { provider, known: await findSealedCredentials(parts.db, provider.name) })
}

/** The same for a call that has asked nothing before: what is entrusted is read in one journey. */
export async function openAccountAtOnce<Account extends PaymentAccount>(
  parts: AccountParts & Pick<HandlerContext, 'askOnce'>,
  provider: PaymentProvider<Account> | null,
): Promise<AccountOutcome<Account>> {
  if (!provider) return { outcome: 'not-configured' }
  const known = await parts.askOnce((db) => findSealedCredentials(db, provider.name))
  return openKnownAccount(parts, { provider, known })
}

/** The same where it was read what the estate has entrusted, if anything. */
export async function openKnownAccount<Account extends PaymentAccount>(
  parts: AccountParts,
  { provider, known }: { provider: PaymentProvider<Account>; known: Uint8Array | null },
): Promise<AccountOutcome<Account>> {
  const { secrets, site } = parts
  // Bound to estate and provider: opened for another they are nothing.
  const name = credentialsName(site.id, provider.name)
  const sealed = known ?? (await createAccount(parts, { provider, name }))
  if (!sealed) return { outcome: 'not-configured' }
  return provider.openAccount(site.id, readCredentials(secrets.open(sealed, name)))
}

async function createAccount(
  { db, secrets, now }: AccountParts,
  { provider, name }: { provider: PaymentProvider; name: string },
): Promise<Uint8Array | null> {
  const credentials = provider.createCredentials?.()
  if (!credentials) return null
  return keepSealedCredentials(db, {
    provider: provider.name,
    sealed: secrets.seal(writeCredentials(credentials), name),
    now,
  })
}
