import { HIDDEN_TOKEN } from '#api/calls/link-token.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'
import { addSecretLink, findSealedLink } from '#db/queries/accounts/secret-links.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { LINK_MINUTES } from '#rules/accounts/link-times.ts'

interface WantedLink {
  purpose: LinkPurpose
  siteId: number
  userId: number | null
  email: string
  facts?: object
  /** Where it is known already: what opens something else too. */
  token?: string
  secrets: Pick<Sealer, 'seal'>
  now: Date
}

/** Makes a link for a mail that is queued in the same transaction; answers its id, which the mail keeps. */
export async function createSecretLink(db: SiteDb, wanted: WantedLink): Promise<number> {
  const { purpose, siteId, userId, email, facts = {}, token = createToken(), secrets, now } = wanted
  return addSecretLink(db, {
    purpose,
    token_hash: hashToken(token),
    sealed_token: Buffer.from(secrets.seal(token, linkTokenName(siteId))),
    user_id: userId,
    email,
    facts,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000),
  })
}

/** The token for the mail that is being sent; null when the link is gone, and with it the reason for the mail. */
export async function openLinkToken(
  db: SiteDb,
  { id, secrets }: { id: number; secrets: Pick<Sealer, 'open'> | null },
): Promise<string | null> {
  const link = await findSealedLink(db, id)
  if (!link) return null
  return secrets ? secrets.open(link.sealed_token, linkTokenName(link.site_id)) : HIDDEN_TOKEN
}

/** What a link's token is sealed for. */
export function linkTokenName(siteId: number): string {
  return `${siteId} link`
}
