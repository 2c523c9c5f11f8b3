import type { HandlerContext } from '#api/calls/handler.ts'
import type { PersonalExport } from '#contract/privacy/privacy.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { makeExport } from './make-export.ts'
import { noteAccess } from './note-request.ts'

/** Of the caller; of their address only when they have shown that it is theirs. */
export async function ownExport(parts: HandlerContext): Promise<PersonalExport> {
  const { db, principal, now } = parts
  const userId = principal?.id ?? 0
  const { email, isProven } = await findAccountAddress(db, userId)
  await noteAccess(parts, { email, userId, origin: 'ACCOUNT' })
  return makeExport(db, { person: { userId, email: isProven ? email : null }, address: email, now })
}
