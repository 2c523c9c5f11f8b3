import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import { addInvitation } from '#db/queries/accounts/invitations.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'

/** Three days: long enough for a weekend, short enough for a mailbox that changes hands. */
export const INVITATION_HOURS = 72

interface Invited {
  email: string
  locale: Locale
  /** What they will be there for. */
  role?: OfficeRole
  now: Date
}

/** Opens the way for one more administrator; answers the token of the link, which nobody can read again. */
export async function invite(db: SiteDb, { email, locale, role = 'OWNER', now }: Invited): Promise<string> {
  const token = createToken()
  await addInvitation(db, {
    token_hash: hashToken(token),
    email,
    locale,
    office_role: role,
    created_at: now,
    expires_at: invitationEnd(now),
  })
  return token
}

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_HOURS * 3_600_000)
}
