import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { login } from '#contract/accounts/accounts.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { isKnownDevice, noteWrongTry } from '#db/queries/accounts/known-devices.ts'
import { findUserByEmail } from '#db/queries/accounts/users.ts'
import { MOST_WRONG_AT_DEVICE } from '#rules/accounts/login-delay.ts'
import { signInOrChallenge } from './finish-sign-in.ts'
import { countLoginTry, forgiveTries, takeTriesBack, trySubjects } from './login-tries.ts'

type Given = { email: string; password: string }

/** No connection is held while the password is checked, which takes long on purpose; a failed try stays counted. */
export const handleLogin: Handler<typeof login> = async ({ body }, parts) => ({
  afterwards: () => tryToSignIn(body, parts),
})

async function tryToSignIn({ email, password }: Given, parts: HandlerContext): Promise<HandlerResult<typeof login>> {
  const { transact, passwords, now, visitor } = parts
  const subjects = trySubjects({ email, address: visitor.address, now })
  const { wait, user, device } = await transact(async (db) => {
    const user = await findAccount(db, { email, context: parts })
    const device = await findKnownDevice(db, { user, device: visitor.device })
    // Whoever guesses elsewhere keeps nobody out who sits at a known device.
    return { user, device, wait: device ? 0 : await countLoginTry(db, { subjects, now }) }
  })
  if (wait > 0) return { refusal: 'too-many-requests', retryAfterSeconds: wait }

  // Without an account there is as much to compute, so that nobody learns from the time who has one.
  const isRight = await passwords.matches(password, user?.password_hash ?? null)
  if (isRight === null) {
    if (!device) await transact((db) => takeTriesBack(db, subjects))
    return { refusal: 'overloaded', retryAfterSeconds: 1 }
  }
  if (!user || !isRight) {
    if (device) await transact((db) => noteWrongTry(db, { ...device, most: MOST_WRONG_AT_DEVICE }))
    return { refusal: 'login-wrong' }
  }
  return transact(async (db) => {
    if (!device) await forgiveTries(db, subjects)
    return signInOrChallenge(db, { user, parts })
  })
}

/** The device that the caller sits at, when this account was signed in from it before. */
async function findKnownDevice(
  db: HandlerContext['db'],
  { user, device }: { user: { id: number } | undefined; device: string | null },
) {
  if (device === null) return null
  const known = { userId: user?.id ?? 0, deviceHash: hashToken(device) }
  return (await isKnownDevice(db, known)) ? known : null
}

async function findAccount(
  db: HandlerContext['db'],
  { email, context: { isDemo } }: { email: string; context: HandlerContext },
) {
  const user = await findUserByEmail(db, email)
  return isDemo || !isDemoAddress(email) ? user : undefined
}
