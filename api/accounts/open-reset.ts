import { hashToken } from '#api/calls/session-token.ts'
import { findOpenLink } from '#db/queries/accounts/secret-links.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Whose password a link lets choose anew; a link for an address that is not the account's any more opens nothing. */
export async function findOpenReset(db: SiteDb, { token, now }: { token: string; now: Date }) {
  const tokenHash = hashToken(token)
  const link = await findOpenLink(db, { purpose: 'PASSWORD_RESET', tokenHash, now })
  const user = link?.user_id ? await findUser(db, link.user_id) : undefined
  return user && user.email === link?.email ? { user, tokenHash } : null
}
