import type { HandlerContext } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { PersonalExport } from '#contract/privacy/privacy.ts'
import { findOpenLink } from '#db/queries/accounts/secret-links.ts'
import { confirmEmail, findUserByEmail } from '#db/queries/accounts/users.ts'
import { makeExport } from './make-export.ts'
import { noteAccess } from './note-request.ts'

/** Of the address that the link was sent to, and of its account: who holds the mailbox could open it anyway. */
export async function addressExport(parts: HandlerContext, token: string): Promise<PersonalExport | null> {
  const { db, principal, now } = parts
  const link = await findOpenLink(db, { purpose: 'DATA_EXPORT', tokenHash: hashToken(token), now })
  if (!link) return null
  const { email } = link
  // Who holds both the mailbox and a session of the account with this address is the owner of both.
  if (principal) await confirmEmail(db, { userId: principal.id, email, now })
  const userId = (await findUserByEmail(db, email))?.id ?? null
  await noteAccess(parts, { email, userId, origin: 'LINK' })
  return makeExport(db, { person: { userId, email }, address: email, now })
}
