import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { resetPassword } from '#contract/accounts/passwords.ts'
import { takeLink } from '#db/queries/accounts/secret-links.ts'
import { confirmEmail } from '#db/queries/accounts/users.ts'
import { checkPassword } from './check-password.ts'
import { findOpenReset } from './open-reset.ts'
import { setPassword } from './set-password.ts'
import { tellAccount } from './tell-account.ts'

export const handleResetPassword: Handler<typeof resetPassword> = async ({ body: { token, password } }, parts) => {
  const open = await findOpenReset(parts.db, { token, now: parts.now })
  if (!open) return { refusal: 'link-over' }
  const problem = checkPassword({ password, person: open.user, site: parts.site })
  if (problem) return { problems: { password: problem } }
  return { afterwards: () => takeUp({ ...open, userId: open.user.id, password }, parts) }
}

interface ResetWish {
  userId: number
  tokenHash: Uint8Array
  password: string
}

/** The password is hashed first, outside any transaction: the link is only used up when all the rest is done. */
async function takeUp(
  { userId, tokenHash, password }: ResetWish,
  { transact, passwords, now, randomId }: HandlerContext,
): Promise<HandlerResult<typeof resetPassword>> {
  const password_hash = await passwords.hash(password)
  if (password_hash === null) return { refusal: 'overloaded', retryAfterSeconds: 1 }
  return transact(async (db) => {
    const link = await takeLink(db, { purpose: 'PASSWORD_RESET', tokenHash, now })
    if (!link) return { refusal: 'link-over' as const }
    await setPassword(db, { userId, passwordHash: password_hash, keptSession: null })
    // Whoever followed the link reads what is sent there.
    await confirmEmail(db, { userId, email: link.email, now })
    await tellAccount(db, { userId, change: 'PASSWORD_RESET', now, randomId })
    return { value: { isReset: true } as const }
  })
}
