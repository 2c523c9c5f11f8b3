import { deleteEmailChange } from '#db/queries/accounts/email-changes.ts'
import { forgetDevicesOf } from '#db/queries/accounts/known-devices.ts'
import { endChallengesOf } from '#db/queries/accounts/second-factors.ts'
import { endLinksOf } from '#db/queries/accounts/secret-links.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { savePassword } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'

interface NewPassword {
  userId: number
  passwordHash: string
  /** The session that goes on: of who gave the old password just now. */
  keptSession: Uint8Array | null
}

/** Whoever knew the old one is nobody here any more: not in a session, not at a device, not by a link. */
export async function setPassword(db: SiteDb, { userId, passwordHash, keptSession }: NewPassword): Promise<void> {
  await savePassword(db, { id: userId, passwordHash })
  await endSessionsOf(db, { userId, except: keptSession })
  await forgetDevicesOf(db, userId)
  await endLinksOf(db, userId)
  await endChallengesOf(db, userId)
  await deleteEmailChange(db, userId)
}
