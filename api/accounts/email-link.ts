import { z } from 'zod'
import { hashToken } from '#api/calls/session-token.ts'
import { EMAIL_LINK_PURPOSES, type EmailLinkPurpose } from '#contract/accounts/closed-sets.ts'
import { findOpenLink } from '#db/queries/accounts/secret-links.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'

const ChangeFacts = z.object({ changeId: z.number().int(), newEmail: z.string() })

/**
 * Whoever reads a mail might be a stranger whose address somebody else has typed: they cannot give that person's account
 * the right to what belongs to their address. So what makes an address the account's is said by who is signed in to it.
 */
const NEEDS_OWNER: Readonly<Record<EmailLinkPurpose, boolean>> = {
  EMAIL_CONFIRM: true,
  EMAIL_CHANGE_OLD: false,
  EMAIL_CHANGE_NEW: true,
}

/** A link about an account's address that can be followed now; null when it is over or its account has moved on. */
export async function findEmailLink(db: SiteDb, { token, now }: { token: string; now: Date }) {
  const tokenHash = hashToken(token)
  for (const purpose of EMAIL_LINK_PURPOSES) {
    const link = await findOpenLink(db, { purpose, tokenHash, now })
    const user = link?.user_id ? await findUser(db, link.user_id) : undefined
    if (!link || !user) continue
    // The old one and the one to confirm are the account's own still.
    if (purpose !== 'EMAIL_CHANGE_NEW' && user.email !== link.email) return null
    const change = purpose === 'EMAIL_CONFIRM' ? null : ChangeFacts.parse(link.facts)
    return { purpose, tokenHash, userId: user.id, email: user.email, change, needsOwner: NEEDS_OWNER[purpose] }
  }
  return null
}
